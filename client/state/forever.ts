/** A promise that never settles, for what goes on without the result. */
export function forever<Value>(): Promise<Value> {
  return new Promise(() => {})
}
