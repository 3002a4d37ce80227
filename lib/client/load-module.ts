/**
 * Waits for a dynamic import. Where a host answers with a page in the place of the script, as after a sign-on that
 * has expired, the import itself would never settle.
 * @param module what `import()` returned
 * @throws what the import throws, or else the window reports meanwhile
 */
export function loadModule<Module>(module: Promise<Module>): Promise<Module> {
  const failure = new Promise<never>((_, reject) => {
    addEventListener('error', reject, { once: true })
  })
  return Promise.race([module, failure])
}
