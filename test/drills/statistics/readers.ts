/** The ids of events that were sent. */
export interface Ledger {
  /** Answered 204: these must be in Strapi once each. */
  acknowledged: Set<string>
  /** Sent by browsers that left without an answer: these may be in Strapi, at most once each. */
  abandoned: Set<string>
  /** Requests that weren't answered with 204, by outcome. */
  refusals: Map<string, number>
}

/** Events to send. */
export interface Sending {
  /** Origin of the site. */
  url: string
  events: number
  /** Events per request. */
  batch: number
  connections: number
}

/**
 * One in this many readers leaves when a request fails; the others send the same events again until they are
 * acknowledged.
 */
const leavesOneIn = 20
const patienceMs = 120_000
const pauseMs = 200
const timeoutMs = 15_000
const yearMs = 365 * 86_400_000
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:147.0) Gecko/20100101 Firefox/147.0'

/** An empty ledger. */
export function newLedger(): Ledger {
  return { acknowledged: new Set(), abandoned: new Set(), refusals: new Map() }
}

/**
 * Sends events until all are acknowledged or abandoned.
 * @throws Error if one isn't acknowledged for two minutes.
 */
export async function sendEvents(
  { url, events, batch, connections }: Sending,
  ledger: Ledger,
): Promise<void> {
  const sizes = Array.from({ length: Math.ceil(events / batch) }, (_, index) =>
    Math.min(batch, events - index * batch),
  )
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let size = sizes.pop(); size !== undefined; size = sizes.pop()) await sendBatch(url, size, ledger)
    }),
  )
}

async function sendBatch(url: string, size: number, ledger: Ledger): Promise<void> {
  const events = Array.from({ length: size }, () => view(url))
  const ids = events.map(({ id }) => id)
  const body = JSON.stringify({ data: { events, session: session() } })
  const leaves = Math.random() < 1 / leavesOneIn
  const until = Date.now() + patienceMs
  while (Date.now() < until) {
    const answer = await post(url, body)
    if (answer === '204') {
      for (const id of ids) ledger.acknowledged.add(id)
      return
    }
    ledger.refusals.set(answer, (ledger.refusals.get(answer) ?? 0) + 1)
    if (leaves) {
      for (const id of ids) ledger.abandoned.add(id)
      return
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  throw new Error('Events were not acknowledged for two minutes')
}

/** @returns The status, or the error. */
async function post(url: string, body: string): Promise<string> {
  try {
    const response = await fetch(`${url}/api/statistics`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'user-agent': userAgent,
        origin: url,
        'cf-connecting-ip': address(),
      },
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.arrayBuffer()
    return String(response.status)
  } catch (failure) {
    return failure instanceof Error && failure.name === 'TimeoutError' ? 'no answer' : 'no connection'
  }
}

function view(url: string) {
  const number = 101 + Math.floor(Math.random() * 400)
  return {
    id: crypto.randomUUID(),
    eventType: 'View',
    at: Date.now(),
    url: `${url}/news/${number}/kop?utm_source=brief`,
  }
}

function session(): string {
  const iat = Date.now() - Math.floor(Math.random() * 1_000_000)
  return Buffer.from(JSON.stringify({ id: 0, iat, exp: iat + yearMs })).toString('base64')
}

function address(): string {
  const part = () => 1 + Math.floor(Math.random() * 250)
  return `10.${part()}.${part()}.${part()}`
}
