const store = 'schakel-registrations'

/** A registration that was made in this browser without an account. */
interface Kept {
  /** Public number of the event. */
  event: number
  /** Opens its page. */
  code: string
  /** Milliseconds since the epoch; after that it is forgotten. */
  until: number
}

/** The code of the registration for an event that was made here; null for none. */
export function keptRegistration(event: number): string | null {
  return kept().findLast((one) => one.event === event)?.code ?? null
}

/** Keeps a registration, so that the page of its event can show it. */
export function keepRegistration(registration: Kept): void {
  write([...kept().filter(({ code }) => code !== registration.code), registration])
}

export function forgetRegistration(code: string): void {
  const all = kept()
  if (all.some((one) => one.code === code)) write(all.filter((one) => one.code !== code))
}

function kept(): Kept[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(store) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isKept).filter(({ until }) => until > Date.now()) : []
  } catch {
    return []
  }
}

function write(registrations: readonly Kept[]): void {
  try {
    if (registrations.length === 0) localStorage.removeItem(store)
    else localStorage.setItem(store, JSON.stringify(registrations))
  } catch {
    // The mail has the link too.
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false
  if (!('event' in value) || !('code' in value) || !('until' in value)) return false
  return typeof value.event === 'number' && typeof value.code === 'string' && typeof value.until === 'number'
}
