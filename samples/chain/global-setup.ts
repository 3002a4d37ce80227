import { compileContracts } from './compile'

/** Compiles once, before the test files share the result. */
export function setup(): void {
  compileContracts()
}
