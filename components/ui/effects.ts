import { type DependencyList, type EffectCallback, useEffect, useLayoutEffect } from 'react'

/**
 * Runs an effect that fails alone: what it throws, such as for want of a function in an older browser, is
 * logged. React would replace the page with the error page.
 */
function guard(effect: EffectCallback): ReturnType<EffectCallback> {
  const attempt = <Result>(run: () => Result) => {
    try {
      return run()
    } catch (error) {
      console.error(error)
    }
  }
  const cleanUp = attempt(effect)
  return cleanUp && (() => attempt(cleanUp))
}

/** `useEffect` for all components; see `guard`. */
export function useGuardedEffect(effect: EffectCallback, dependencies: DependencyList): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller's list
  useEffect(() => guard(effect), dependencies)
}

/** `useLayoutEffect` for all components; see `guard`. */
export function useGuardedLayoutEffect(effect: EffectCallback, dependencies: DependencyList): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller's list
  useLayoutEffect(() => guard(effect), dependencies)
}
