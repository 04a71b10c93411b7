/**
 * Loads things ahead of need, few at a time and each of them once.
 * @param atOnce How many may be under way together; the others wait in the order in which they came.
 * @returns Adds a thing to the queue. One that fails may be added again.
 */
export function createQueue<Thing>(
  load: (thing: Thing) => Promise<unknown>,
  atOnce: number,
): (thing: Thing) => void {
  const asked = new Set<Thing>()
  const waiting: Thing[] = []
  let underWay = 0

  function loadNext(): void {
    if (underWay >= atOnce) return
    const [thing] = waiting.splice(0, 1)
    if (thing === undefined) return
    underWay += 1
    load(thing)
      // Nobody has asked for it yet; who does, meets the failure.
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
