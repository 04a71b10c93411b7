import { env } from 'cloudflare:workers'
import { daysAfter, dutchDate } from '../../../client/content/dutch-date.ts'
import { stampField } from '../../../client/forms/engine-fields.ts'
import { configOf } from '../../../worker/env.ts'
import { tellAlerts } from '../../../worker/job-alerts/tell-alerts.ts'
import { stamp } from '../forms/support/example-page.ts'
import { publishVacancy, withdraw } from '../push/support/publications.ts'
import { mailsTo, mailTo } from '../support/backend.ts'
import { sendForm } from '../support/sign-in.ts'
import { visit } from '../support/visit.ts'

/** An address that no alert goes to. */
export const newEmail = () => `zoeker-${crypto.randomUUID()}@bedrijf.example`

/** Sends a form about alerts, without script. */
export async function send(
  path: string,
  form: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  return sendForm(path, form, { [stampField]: await stamp(), ...fields }, headers)
}

/** Asks for an alert, without an account. @param mails What the address got before. @returns The code of the mail. */
export async function askFor(
  email: string,
  subject: string,
  frequency = 'daily',
  mails = { after: 0 },
): Promise<string> {
  await send('/jobs', 'job-alert', { subject, email, frequency })
  const { text } = await mailTo(email, mails)
  return /[?&]bevestigen=([\w.-]+)/.exec(text)?.[1] ?? ''
}

/** Asks for an alert and confirms it. @returns Its code, which manages all of the address. */
export async function alertFor(
  email: string,
  subject: string,
  frequency = 'daily',
  mails = { after: 0 },
): Promise<string> {
  const code = await askFor(email, subject, frequency, mails)
  const response = await send(`/jobs/alerts?bevestigen=${code}`, 'confirm-job-alert')
  if (response.status !== 303) throw new Error(`Confirming answered ${response.status}`)
  return code
}

/** The page where alerts are managed. */
export async function managed(code: string): Promise<string> {
  return (await (await visit(`/jobs/alerts?beheer=${code}`)).text()).replace(/<!-- -->/g, '')
}

/** documentIds of the alerts on a page. */
export function alertsIn(page: string): string[] {
  return [
    ...new Set(
      [...page.matchAll(/name="alert" value="(?!all)(\w+)"/g)].map(([, documentId = '']) => documentId),
    ),
  ]
}

/** Eight in the morning, nine in summer, so many Dutch days from today. */
export function morning(days: number): number {
  return Date.parse(`${daysAfter(dutchDate(), days)}T07:00:00Z`)
}

/** The day of the week so many Dutch days from today: 1 is Monday, 7 Sunday. */
export function weekdayIn(days: number): number {
  return new Date(morning(days)).getUTCDay() || 7
}

/** Days until the next Monday, at least one. */
export function daysToMonday(): number {
  return 8 - weekdayIn(0)
}

/** The run of the cron trigger at some moment. */
export function tell(now: number): Promise<void> {
  return tellAlerts(env.DB, configOf(env), now)
}

const published: Awaited<ReturnType<typeof publishVacancy>>[] = []

/** Publishes vacancies that are in the replica alone. @returns Their public numbers. */
export async function publishVacancies(...titles: string[]): Promise<(number | null)[]> {
  const made = []
  for (const title of titles) made.push(await publishVacancy({ title }))
  published.push(...made)
  return made.map(({ document }) => document.number)
}

/** Removes those of the last test. */
export async function withdrawVacancies(): Promise<void> {
  for (const rows of published.splice(0)) await withdraw(rows)
}

/** The texts of mails with vacancies, apart from all others. */
export async function told(email: string): Promise<string[]> {
  return (await mailsTo(email)).map(({ text }) => text).filter((text) => text.includes('afmelden='))
}
