/**
 * Preloads things, a few at a time and each one once.
 * @param maxConcurrent How many may load at the same time; the others wait in order.
 * @returns Adds a thing to the queue. A failed one can be added again.
 */
export function createQueue<Thing>(
  load: (thing: Thing) => Promise<unknown>,
  maxConcurrent: number,
): (thing: Thing) => void {
  const asked = new Set<Thing>()
  const waiting: Thing[] = []
  let underWay = 0

  function loadNext(): void {
    if (underWay >= maxConcurrent) return
    const [thing] = waiting.splice(0, 1)
    if (thing === undefined) return
    underWay += 1
    load(thing)
      // Nobody needs it yet; whoever does will see the failure.
      .catch(() => asked.delete(thing))
      .finally(() => {
        underWay -= 1
        loadNext()
      })
  }

  return function add(thing) {
    if (asked.has(thing)) return
    asked.add(thing)
    waiting.push(thing)
    loadNext()
  }
}
