const resets: (() => void)[] = []

/**
 * Registers how a module resets its state in this isolate. Every module with state calls it once, where it declares
 * that state.
 */
export function onForgetAll(reset: () => void): void {
  resets.push(reset)
}

/** Resets this isolate as if it had just started, for tests that share one isolate. */
export function forgetAll(): void {
  for (const reset of resets) reset()
}
