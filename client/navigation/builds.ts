/** How often an open page asks whether the site was built anew, in milliseconds. */
export const buildPollMs = 3_600_000

/** A page that was out of sight for this long asks when it is looked at again, in milliseconds. */
const longHiddenMs = 600_000

/** Makes an open page ask at once: `document.dispatchEvent(new Event(checkBuildEvent))`. */
export const checkBuildEvent = 'schakel:check-build'

interface BuildWatch {
  /** Id of the build that made this page. */
  id: string
  intervalMs?: number
  /** Called once, when another build has taken its place; the asking ends there. */
  onOutdated: () => void
}

/** Asks every now and then whether the site was built anew. */
export function watchBuilds({ id, intervalMs = buildPollMs, onOutdated }: BuildWatch): void {
  const watch = new AbortController()
  const { signal } = watch
  const timer = setInterval(check, intervalMs)
  signal.addEventListener('abort', () => clearInterval(timer))
  document.addEventListener(checkBuildEvent, check, { signal })
  let hiddenAt = Number.POSITIVE_INFINITY
  document.addEventListener('visibilitychange', visibilityChanged, { signal })

  function visibilityChanged() {
    if (document.hidden) hiddenAt = Date.now()
    else if (Date.now() - hiddenAt >= longHiddenMs) check()
  }

  async function check() {
    const outdated = await isOutdated(id).catch((cause) => {
      // Being out of reach says nothing of the build; anything else is a fault that somebody should hear of.
      if (!(cause instanceof TypeError)) console.error(cause)
      return false
    })
    if (!outdated || signal.aborted) return
    watch.abort()
    onOutdated()
  }
}

/**
 * Whether another build has taken the place of this one.
 * @throws TypeError when the network fails, Error when an answer is not a manifest.
 */
export async function isOutdated(id: string): Promise<boolean> {
  const own = await fetch(`/builds/meta/${id}.json`, { cache: 'no-cache' })
  // Its own manifest is gone: so will be its files.
  if (own.status === 404 || own.status === 403) return true
  await buildIdOf(own)
  return (await buildIdOf(await fetch(`/builds/latest.json?${Date.now()}`))) !== id
}

async function buildIdOf(response: Response): Promise<string> {
  const text = await response.text()
  const id = response.ok ? manifestId(text) : null
  if (id === null) throw new Error(`${response.url} answered ${response.status} without a build manifest`)
  return id
}

/** The id in a build manifest; null when the text is none, such as a page that stands in for it. */
export function manifestId(text: string): string | null {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('id' in value)) return null
    return typeof value.id === 'string' && value.id !== '' ? value.id : null
  } catch {
    return null
  }
}
