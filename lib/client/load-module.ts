import { listen } from './listen'

/**
 * Waits for a dynamic import. Where a host answers with a page in the place of the script, as after a sign-on that
 * has expired, the import itself would never settle.
 * @param module what `import()` returned
 * @throws what the import throws, or that a script which came meanwhile cannot be parsed
 */
export function loadModule<Module>(module: Promise<Module>): Promise<Module> {
  const failure = new Promise<never>((_, reject) => {
    const stop = listen(window, ['error'], ({ error }: ErrorEvent) => {
      if (error instanceof SyntaxError) reject(error)
    })
    module.then(stop, stop)
  })
  return Promise.race([module, failure])
}
