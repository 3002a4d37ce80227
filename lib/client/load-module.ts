import { listen } from './listen'

/**
 * A function that imports a module when it is first called. A failed import stays failed until the document is left.
 * Where a host answers with a page in the place of the script, as after a sign-on that has expired, the import itself
 * would never settle.
 * @param load calls `import()`
 * @returns it throws what the import throws, or that a script which came meanwhile cannot be parsed
 */
export function loadModule<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let settled: Promise<Module> | undefined
  return () => {
    settled ??= settle(load())
    return settled
  }
}

function settle<Module>(module: Promise<Module>): Promise<Module> {
  const failure = new Promise<never>((_, reject) => {
    const stop = listen(window, ['error'], ({ error }: ErrorEvent) => {
      if (error instanceof SyntaxError) reject(error)
    })
    module.then(stop, stop)
  })
  return Promise.race([module, failure])
}
