/** Samples with a recorded output that cannot run in the page, each with the reason, as the end of a sentence. */
export const leftOut: Record<string, string> = {
  'check-deployment':
    'it compares the chain with compiled contracts, which it reads from the installed packages',
  'chain/run': 'it starts a node of its own, which takes a process of the operating system',
  deploy: 'it writes a file, and reads the compiled contracts from the installed packages',
}
