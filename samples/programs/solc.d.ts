/** The part of the compiler that programs use; the package has no types. */
declare module 'solc' {
  type Callbacks = { import: (file: string) => { contents: string } }

  const solc: { compile(input: string, callbacks: Callbacks): string }
  export default solc
}
