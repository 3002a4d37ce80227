import type { Parameter } from './types'

/** Parameters or return values as Solidity writes them, without their brackets. */
export function solidityList(parameters: string | Parameter[]): string {
  if (typeof parameters === 'string') return parameters
  return parameters
    .map(({ type, indexed, name }) => [type, indexed && 'indexed', name].filter(Boolean).join(' '))
    .join(', ')
}
