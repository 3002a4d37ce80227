// Runs the programs whose paths its parent sends, and answers with what each printed. In a process for each
// program, loading the packages would take most of the time.

let printed = ''
for (const stream of [process.stdout, process.stderr]) {
  stream.write = (text: string | Uint8Array) => {
    printed += text
    return true
  }
}

process.on('message', async (file: string) => {
  printed = ''
  try {
    await import(file)
  } catch (error) {
    console.error(error)
  }
  process.send?.(printed)
})
