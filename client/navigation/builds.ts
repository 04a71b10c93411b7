/** How often an open page checks for a new build, in milliseconds. */
const buildPollMs = 3_600_000

/** A page that was hidden for this long checks when it is shown again, in milliseconds. */
const longHiddenMs = 600_000

/** Makes an open page check immediately: `document.dispatchEvent(new Event(checkBuildEvent))`. */
const checkBuildEvent = 'schakel:check-build'

interface BuildWatch {
  /** Id of the build that rendered this page. */
  id: string
  intervalMs?: number
  /** Called once when there is a newer build; checking stops then. */
  onStale: () => void
}

/** Checks periodically for a new build. */
export function watchBuilds({ id, intervalMs = buildPollMs, onStale }: BuildWatch): void {
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
    const stale = await isStale(id).catch((cause) => {
      // A network failure says nothing about the build; anything else is a bug to report.
      if (!(cause instanceof TypeError)) console.error(cause)
      return false
    })
    if (!stale || signal.aborted) return
    watch.abort()
    onStale()
  }
}

/**
 * Whether a newer build has replaced this one.
 * @throws TypeError when the network fails, Error when a response isn't a manifest.
 */
export async function isStale(id: string): Promise<boolean> {
  const own = await fetch(`/builds/meta/${id}.json`, { cache: 'no-cache' })
  // Its own manifest is gone, and soon its files will be.
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

/** The id in a build manifest; null if the text isn't one, such as an HTML page in its place. */
export function manifestId(text: string): string | null {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('id' in value)) return null
    return typeof value.id === 'string' && value.id !== '' ? value.id : null
  } catch {
    return null
  }
}
