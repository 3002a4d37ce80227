// Runs the programs whose paths its parent sends, and answers with what each printed. In a process for each
// program, loading the packages would take most of the time.

let printed = ''
for (const stream of [process.stdout, process.stderr]) {
  stream.write = text => {
    printed += text
    return true
  }
}

process.on('message', async file => {
  printed = ''
  try {
    await import(file)
  } catch (error) {
    console.error(error)
  }
  process.send(printed)
})
