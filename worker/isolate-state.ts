const resets: (() => void)[] = []

/**
 * Registers how a module forgets what it holds in this isolate's memory. Every module with state of its own calls it once,
 * where it declares that state.
 */
export function onForgetAll(reset: () => void): void {
  resets.push(reset)
}

/** Leaves this isolate as if it had just started. Tests that share one isolate begin with it. */
export function forgetAll(): void {
  for (const reset of resets) reset()
}
