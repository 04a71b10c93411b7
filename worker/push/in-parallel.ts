/** Calls `act` for each item, with at most `atOnce` calls in parallel. */
export async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values()
  async function work(): Promise<void> {
    for (const item of waiting) await act(item)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work))
}
