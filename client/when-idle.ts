/** How long work of the page may put off what waits for a quiet moment, in milliseconds. */
const atMostMs = 2000

/** Settles when the browser has nothing better to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: atMostMs })
    else setTimeout(resolve, 200)
  })
}
