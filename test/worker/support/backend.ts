import { expect } from 'vitest'
import type { CaughtMail } from '../../../scripts/mail/caught-mail.ts'
import type { Call, GatewayState, Rule, SampleStores, SentMessage } from '../../backend/behaviour.ts'
import { jobsOf } from '../../backend/jobs.ts'
import { lane } from './lane.ts'

const { controlUrl } = lane

/** Lets the backend answer normally. */
export function backendIsWell(): Promise<void> {
  return putState({ listening: true, rules: [] })
}

/** Refuses every connection, like a machine on which nothing runs. */
export function backendIsDown(): Promise<void> {
  return putState({ listening: false, rules: [] })
}

/** Accepts every call and never answers. */
export function backendHangs(): Promise<void> {
  return backendDoes([{ holding: '/', behaviour: { does: 'hang' } }])
}

/** Changes the backend's behaviour for some calls; all others pass. Clears the recorded calls. */
export function backendDoes(rules: Rule[]): Promise<void> {
  return putState({ listening: true, rules })
}

/** Answers every call for the backend. */
export function backendAnswers(status: number, body: string, type = 'application/json'): Promise<void> {
  return backendDoes([{ holding: '/', behaviour: { does: 'answer', status, body, type } }])
}

/** The calls that reached the backend since its behaviour was last changed. */
export async function callsOfBackend(): Promise<Call[]> {
  return ask<Call[]>('calls')
}

/** What the backend's publish hook has sent so far, oldest first. */
export async function sentMessages(): Promise<SentMessage[]> {
  return ask<SentMessage[]>('messages')
}

/** Those about one document. */
export function messagesAbout(documentId: string): Promise<SentMessage[]> {
  return ask<SentMessage[]>(`messages?about=${encodeURIComponent(documentId)}`)
}

/** The initial content of the stores. */
export async function sampleStores(): Promise<SampleStores> {
  return ask<SampleStores>('sample')
}

/**
 * A second backend that limits attempts as in production; waits until it is up.
 * @returns Its origin, and what stops it: it would work on its jobs until the last file.
 */
export async function limitingBackend(): Promise<{ url: string; stop: () => Promise<void> }> {
  const address = `${controlUrl}limiting-backend`
  const { url } = await (await fetch(address, { method: 'PUT' })).json<{ url: string }>()
  return {
    url,
    async stop() {
      await (await fetch(address, { method: 'DELETE' })).text()
    },
  }
}

async function putState(state: GatewayState): Promise<void> {
  const response = await fetch(`${controlUrl}state`, { method: 'PUT', body: JSON.stringify(state) })
  if (!response.ok) throw new Error(`The gateway answered ${response.status}`)
}

async function ask<Answer>(what: string): Promise<Answer> {
  const response = await fetch(controlUrl + what)
  return response.json<Answer>()
}

/** The files of the backend, database and log, that contain a text as it is. */
export async function tracesOf(text: string): Promise<string[]> {
  return ask<string[]>(`traces?of=${encodeURIComponent(text)}`)
}

/** The columns of each table of the backend's database; none where it uses PostgreSQL. */
export function backendColumns(): Promise<Record<string, string[]>> {
  return ask<Record<string, string[]>>('columns')
}

/** The tables and columns of the backend's database that contain a text, in any case, such as `leads.email`. */
export function backendColumnsWith(text: string): Promise<string[]> {
  return ask<string[]>(`columns-with?text=${encodeURIComponent(text)}`)
}

/** Runs a statement on the backend's database, for what no address of it brings about. @returns The rows that it gives; none on PostgreSQL. */
export async function inBackend<Row>(sql: string, ...values: (string | number | null)[]): Promise<Row[]> {
  const body = JSON.stringify({ sql, values })
  return (await fetch(`${controlUrl}rows`, { method: 'PUT', body })).json<Row[]>()
}

export const { runJob, afterJob } = jobsOf(controlUrl)

/** The newest email to an address that has arrived since, as its reader sees it; waits up to a minute for it. */
export async function mailTo(address: string, { after = 0 } = {}): Promise<CaughtMail> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const mails = await mailsTo(address)
    const newest = mails.at(-1)
    if (newest && mails.length > after) return newest
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No mail to ${address}`)
}

/** The email to an address with this subject; waits up to a minute for it. */
export function mailAbout(address: string, subject: string): Promise<CaughtMail> {
  return mailThat(address, `about ${subject}`, (mail) => mail.subject === subject)
}

/**
 * The email to an address with this in its text, such as a mailbox that other tests write to at the same time;
 * waits up to a minute for it.
 */
export function mailWith(address: string, words: string): Promise<CaughtMail> {
  return mailThat(address, `with ${words}`, ({ text }) => text.includes(words))
}

async function mailThat(address: string, what: string, isIt: (mail: CaughtMail) => boolean) {
  for (let attempt = 0; attempt < 600; attempt++) {
    const found = (await mailsTo(address)).find(isIt)
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No mail to ${address} ${what}`)
}

/** Every email to an address, oldest first, once none is on its way: those to several addresses leave in no order. On PostgreSQL it does not wait. */
export async function allMailsTo(address: string): Promise<CaughtMail[]> {
  const open = `SELECT 1 FROM mail_outbox WHERE recipient = ?1 AND state IN ('queued', 'claimed', 'handed')`
  await expect.poll(() => inBackend(open, address)).toEqual([])
  return mailsTo(address)
}

/** Every email to an address so far, oldest first. */
export function mailsTo(address: string): Promise<CaughtMail[]> {
  return ask<CaughtMail[]>(`mails?to=${encodeURIComponent(address)}`)
}
