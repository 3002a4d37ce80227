/** Samples with a recorded output that no page can run, each with the reason. */
export const left: Record<string, string> = {
  'check-deployment':
    'It compares the chain with compiled contracts, which it reads from the installed packages.',
  'chain/run': 'It starts a node of its own, which takes a process of the operating system.',
  deploy: 'It writes a file, and reads the compiled contracts from the installed packages.',
}
