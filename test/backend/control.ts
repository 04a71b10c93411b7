import { createServer, type IncomingMessage } from 'node:http'
import type { MailCatcher } from '../../scripts/mail/mail-catcher.ts'
import type { SentMessage } from './behaviour.ts'
import type { Clamd } from './clamd.ts'
import type { Gateway } from './gateway.ts'

/** What tests in workerd can do through the control port. */
export interface ControlOptions {
  port: number
  /** First path segment of every address except the hook's, so that only the tests can use the controls. */
  token: string
  gateway: Gateway
  mails: MailCatcher
  /** Only for tests that control it. */
  clamd?: Clamd
  /** Initial rows and rules of the stores. */
  sample: unknown
  /** @returns The files of the backend, database and log, that contain a text as it is. */
  traces?: (text: string) => Promise<string[]>
  /** @returns The columns of each table of the backend's database; none where it uses PostgreSQL. */
  columns?: () => Promise<Record<string, string[]>>
  /** @returns The tables and columns of the database that contain a text, such as `leads.email`. */
  columnsWith?: (text: string) => Promise<string[]>
  /** Runs a statement on the backend's database. @returns The rows that it gives. */
  run?: (statement: { sql: string; values: (string | number | null)[] }) => Promise<Record<string, unknown>[]>
  /** Starts a backend with rate limits. @returns Its origin. */
  startLimiting?: () => Promise<string>
  stopLimiting?: () => Promise<void>
  /** Runs a scheduled job of the backend, by its name. */
  runJob?: (name: string) => Promise<void>
  /** Runs a cron trigger of the site. @param at When it was due. */
  schedule?: (cron: string, at: Date) => Promise<void>
}

/**
 * Opens the control port: `PUT state`, `GET calls`, `GET messages?about=`, `GET sample`, `GET mails?to=`, `GET traces?of=`, `GET columns`, `GET columns-with?text=`, `PUT rows`, `PUT scanner`,
 * `GET scanner`, `PUT` and `DELETE limiting-backend`, `PUT schedule`, `PUT job` below the token. It also plays the site for Strapi: what the publish hook sends is stored for the
 * tests.
 */
export async function openControl(options: ControlOptions) {
  const { port, token, gateway, mails, clamd, sample, traces, columns, columnsWith } = options
  const { startLimiting, stopLimiting, schedule, run, runJob } = options
  const messages: SentMessage[] = []
  const sampleText = JSON.stringify(sample)
  const answers: Record<string, (body: string, query: URLSearchParams) => Promise<string> | string> = {
    [`PUT /${token}/state`]: async (body) => {
      await gateway.set(JSON.parse(body))
      return '{}'
    },
    [`GET /${token}/calls`]: () => JSON.stringify(gateway.calls()),
    [`GET /${token}/messages`]: (_body, query) =>
      JSON.stringify(messages.filter(({ body }) => body.includes(query.get('about') ?? ''))),
    [`GET /${token}/sample`]: () => sampleText,
    [`GET /${token}/mails`]: (_body, query) => JSON.stringify(mails.mailsTo(query.get('to') ?? '')),
    [`GET /${token}/traces`]: async (_body, query) => JSON.stringify(await traces?.(query.get('of') ?? '')),
    [`GET /${token}/columns`]: async () => JSON.stringify(await columns?.()),
    [`GET /${token}/columns-with`]: async (_body, query) =>
      JSON.stringify(await columnsWith?.(query.get('text') ?? '')),
    [`PUT /${token}/rows`]: async (body) => JSON.stringify(await run?.(JSON.parse(body))),
    [`GET /${token}/scanner`]: () => JSON.stringify({ scanned: clamd?.scanned() }),
    [`PUT /${token}/scanner`]: async (body) => {
      await clamd?.listen(JSON.parse(body).isListening)
      return '{}'
    },
    [`PUT /${token}/limiting-backend`]: async () => JSON.stringify({ url: await startLimiting?.() }),
    [`DELETE /${token}/limiting-backend`]: async () => {
      await stopLimiting?.()
      return '{}'
    },
    [`PUT /${token}/job`]: async (name) => {
      await runJob?.(name)
      return '{}'
    },
    [`PUT /${token}/schedule`]: async (body) => {
      const { cron, at } = JSON.parse(body)
      await schedule?.(cron, new Date(at))
      return '{}'
    },
  }
  // On a busy machine a connection may idle for long between two calls, and workerd doesn't retry on a closed one.
  const server = createServer({ keepAliveTimeout: 600_000 }, async (incoming, outgoing) => {
    const body = await textOf(incoming)
    if (incoming.url === '/api/hooks/strapi') {
      messages.push({ body, headers: headersOf(incoming) })
      outgoing.writeHead(204).end()
      return
    }
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://127.0.0.1')
    const answer = answers[`${incoming.method} ${pathname}`]
    if (!answer) {
      outgoing.writeHead(404).end()
      return
    }
    try {
      const text = await answer(body, searchParams)
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end(text)
    } catch (failure) {
      outgoing.writeHead(500).end(failure instanceof Error ? failure.stack : String(failure))
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

function headersOf(incoming: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(incoming.headers).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
}
