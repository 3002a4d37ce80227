/** What a key or the pointer does, as WebDriver and WebDriver BiDi both write it. */
export type Input =
  | { type: 'key'; id: 'keyboard'; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | {
      type: 'pointer'
      id: 'mouse'
      actions: (
        | { type: 'pointerMove'; x: number; y: number }
        | { type: 'pointerDown' | 'pointerUp'; button: 0 }
      )[]
    }

/** What the tests need of a browser's tab. What they do with it is in `reader.ts`. */
export interface Tab {
  /** Errors and warnings of the page, where the engine tells them. */
  readonly messages: readonly string[]
  /** Loads an address. */
  open(address: string): Promise<void>
  /** The value of an expression in the page: a text. */
  evaluate(expression: string): Promise<string>
  input(input: Input): Promise<void>
  /** Gives the page this size. */
  resize(width: number, height: number): Promise<void>
}

/** A browser that runs. */
export interface Engine {
  newTab(): Promise<Tab>
  closeTabs(): Promise<void>
  /** What the console shows from the load of an address on, until it shows `end`. */
  readConsole(address: string, end: string): Promise<string[]>
  close(): Promise<void>
}

/** Starts a browser in which the scripts of pages run, or do not. */
export type Launch = (scripts: boolean) => Promise<Engine>
