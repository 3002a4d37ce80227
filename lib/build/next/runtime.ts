import { scriptsArrived } from '../../client/load-failure-banner'
import { loadRuntime, type RuntimeFiles } from '../../client/runtime-loader.mjs'

const COMMENT = /\/\*\*[\s\S]*?\*\/|^\s*\/\/[^\n]*$/gm

/** The script that every page runs to start the framework when a reader needs it. */
export function runtimeScript(files: RuntimeFiles): string {
  const source = loadRuntime.toString().replace(COMMENT, '').replace(/\n\s*/g, '\n')
  return `${scriptsArrived};(${source})(${JSON.stringify(files)})`
}
