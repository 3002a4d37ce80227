import { type Currency, NativeCurrency, Token } from '@uniswap/sdk-core'
import type { Deployment } from './deployment'

/** The native currency of a chain that the SDK does not know. */
export class SwapxNative extends NativeCurrency {
  readonly wrapped: Token

  constructor(wrapped: Token) {
    super(wrapped.chainId, 18, 'NATIVE', 'Native currency')
    this.wrapped = wrapped
  }

  equals(other: Currency): boolean {
    return other.isNative && other.chainId === this.chainId
  }
}

/**
 * The native currency of a deployment, which wraps into the token of its
 * configuration.
 */
export function nativeOf({ chainId, wrappedNative }: Deployment): SwapxNative {
  return new SwapxNative(
    new Token(chainId, wrappedNative, 18, 'WNATIVE', 'Wrapped native'),
  )
}
