import { constants } from 'node:os'

// Ends a command when what reads its output has ended, such as `head`: Node would print a stack.

process.stdout.on('error', error => {
  if (!('code' in error) || error.code !== 'EPIPE') throw error
  console.error('\nStopped, since what read the output has ended.')
  process.exit(128 + constants.signals.SIGPIPE)
})
