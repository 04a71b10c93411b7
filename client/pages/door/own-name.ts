const store = 'schakel-door-name'

/** Who stands at the door, as they typed it last in this browser; null where nothing is kept. */
export function knownName(): string | null {
  try {
    return localStorage.getItem(store)
  } catch {
    return null
  }
}

export function keepName(name: string): void {
  try {
    localStorage.setItem(store, name)
  } catch {
    // It is typed again on the next visit.
  }
}
