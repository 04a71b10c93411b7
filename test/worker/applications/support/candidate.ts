import { keyField, stampField } from '../../../../client/forms/engine-fields.ts'
import type { CaughtMail } from '../../../../scripts/mail/caught-mail.ts'
import { fileSite, summaryIn } from '../../files/support/file-site.ts'
import { madePdf } from '../../files/support/made-files.ts'
import { key, stamp } from '../../forms/support/example-page.ts'
import { mailsTo } from '../../support/backend.ts'
import { lane } from '../../support/lane.ts'
import { demoEmployer, newClient, tokenIn } from '../../support/sign-in.ts'
import { siteUrl } from '../../support/visit.ts'

/** A vacancy of the sample content that asks for applications by form, and its employer. */
export const vacancy = { number: 5002, path: '/jobs/vacature/5002/reachtruckchauffeur-venlo' }

const { ask } = fileSite()

/** What somebody types who applies: nobody else has their name. */
export function application() {
  const who = crypto.randomUUID().slice(0, 8)
  return {
    name: `Noor Bakker ${who}`,
    email: `sollicitant-${who}@bedrijf.example`,
    phone: '06 12345678',
    motivation: 'Ik rijd al drie jaar reachtruck, en woon om de hoek.',
    cv: '',
    links: 'linkedin.com/in/noor',
  }
}

/** What the employer was mailed about a candidate, oldest first. Other tests apply for the same vacancies. */
export async function mailsAbout({ name }: { name: string }): Promise<CaughtMail[]> {
  return (await mailsTo(demoEmployer.email)).filter(({ text }) => text.includes(name))
}

/** Where the form leads once it is sent. @throws Error where it leads nowhere. */
export async function pageOf(response: Response): Promise<string> {
  const { goTo } = await response.json<{ goTo?: string }>()
  if (!goTo) throw new Error(`The form answered ${response.status} and leads nowhere`)
  return goTo
}

/** documentId of an application, from the page that its form leads to. */
export function idIn(page: string): string {
  return new URL(page, siteUrl).searchParams.get('code')?.split('.')[0] ?? ''
}

/** Uploads a CV as a script does. @returns What the form's field then holds. */
export async function uploadedCv(bytes = madePdf(5000)): Promise<string> {
  const headers = {
    origin: siteUrl,
    'content-length': String(bytes.length),
    'cf-connecting-ip': newClient(),
  }
  const { id } = await summaryIn(await ask('/api/files/application', { method: 'PUT', body: bytes, headers }))
  return `${id}.pdf.${bytes.length}`
}

interface Sending {
  sentKey?: string
  cookie?: string
  path?: string
}

/** Applies as a script does. */
export async function apply(
  values: Record<string, string>,
  { sentKey = key(), cookie = '', path = vacancy.path }: Sending = {},
): Promise<Response> {
  return ask(path, {
    method: 'POST',
    body: new URLSearchParams({
      form: 'application',
      [keyField]: sentKey,
      [stampField]: await stamp(),
      ...values,
    }),
    headers: { origin: siteUrl, accept: 'application/json', 'cf-connecting-ip': newClient(), cookie },
  })
}

/** Calls the backend as a signed-in account, or as nobody. */
export async function askBackend(
  cookie: string | null,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; body: Record<string, unknown>; data: unknown }> {
  const response = await fetch(`${lane.strapiUrl}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(cookie === null ? {} : { authorization: `Bearer ${tokenIn(cookie)}` }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  const answer: Record<string, unknown> = Object(await response.json().catch(() => null))
  return { status: response.status, body: answer, data: answer.data }
}
