import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { documentOf } from '../accounts/support/documents.ts'
import { pathOf } from '../accounts/support/visitor.ts'
import { fileSite } from '../files/support/file-site.ts'
import { madePdf } from '../files/support/made-files.ts'
import { backendIsWell, mailsTo, mailTo } from '../support/backend.ts'
import { signIn as signInEditor } from '../support/editor.ts'
import { demoEmployer, demoReader, sendForm, signIn } from '../support/sign-in.ts'
import { application, apply, askBackend, idIn, pageOf, uploadedCv, vacancy } from './support/candidate.ts'

const { ask } = fileSite()
const page = `/jobs/mijn/${vacancy.number}/sollicitaties`
const calls = `/own-vacancies/${vacancy.number}/applications`

let employer: string
/** Of the application that the tests share. */
let documentId: string
let sent: ReturnType<typeof application>

beforeAll(async () => {
  employer = await signIn(demoEmployer)
  sent = { ...application(), cv: await uploadedCv() }
  documentId = idIn(await pageOf(await apply(sent)))
})
afterEach(backendIsWell)

const shown = (cookie: string) => ask(`${page}?kandidaat=${documentId}`, { headers: { cookie } })
const cv = (cookie: string, id = documentId) =>
  ask(`/api/own-vacancies/${vacancy.number}/applications/${id}/cv`, { headers: { cookie } })

describe('the applications for a vacancy', () => {
  it('are read by who acts for the company, with the CV by a link that somebody else may not ask for', async () => {
    const html = await (await shown(employer)).text()
    expect(html).toContain(sent.motivation)
    expect(html).toContain('https://linkedin.com/in/noor')
    expect(html).toContain('Niet op virussen gecontroleerd')

    const { status, headers } = await cv(employer)

    expect(status).toBe(302)
    const file = await ask(headers.get('location') ?? '')
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(madePdf(5000))
    expect(file.headers.get('x-schakel-scan')).toBe('not-scanned')
    expect(file.headers.get('content-disposition')).toContain(`filename="CV ${sent.name} 20`)
    const forged = (headers.get('location') ?? '').replace('Noor', 'Nora')
    expect((await ask(forged)).status).toBe(404)
  })

  it('are judged without script: state and note stay, and the candidate sees no more than that it was read', async () => {
    const values = { application: documentId, state: 'shortlist', note: 'Bellen na kerst' }

    const answer = await sendForm(page, 'candidate', values, { cookie: employer })

    expect(answer.status).toBe(303)
    expect(await (await shown(employer)).text()).toContain('Bellen na kerst')
    const seen = await (await ask(await linkOf(sent.email))).text()
    expect(seen).toContain('Bekeken')
    expect(seen).not.toContain('Bellen na kerst')
  })

  it("are answered by mail, once, in the employer's words, and answers go to the vacancy's contact", async () => {
    await mailTo(sent.email)
    const before = (await mailsTo(sent.email)).length
    const message = 'Schikt dinsdag om tien uur?'
    const values = { application: documentId, message }
    const submissionKey = crypto.randomUUID()

    const answer = await sendForm(page, 'answer-candidate', values, { cookie: employer })
    for (let time = 0; time < 2; time++)
      await askBackend(employer, 'POST', `${calls}/${documentId}/answers`, {
        submissionKey,
        message: 'Of woensdag?',
      })

    expect(answer.status).toBe(303)
    await expect.poll(async () => (await mailsTo(sent.email)).length).toBe(before + 2)
    const mail = (await mailsTo(sent.email))[before]
    expect(mail?.text).toContain(message)
    expect(mail?.replyTo).toBe('werken@havik-logistiek.example')
    expect(await (await shown(employer)).text()).toContain(message)
  })

  it('are not found by anybody else: a stranger, a colleague who was removed, a forged id', async () => {
    const [stranger, colleague] = [await signIn(demoReader), await signIn(demoReader)]
    const editor = await signInEditor()
    const { body } = await askBackend(colleague, 'GET', '/users/me')
    const membership = await editor.make('membership', {
      user: { connect: [{ documentId: body.documentId, id: body.id }] },
      partner: { connect: [{ documentId: await documentOf('partner', 'havik-logistiek') }] },
      role: 'editor',
    })
    expect((await askBackend(colleague, 'GET', calls)).status).toBe(200)
    await editor.remove('membership', membership)

    for (const cookie of [stranger, colleague]) {
      expect((await shown(cookie)).status).toBe(404)
      expect((await cv(cookie)).status).toBe(404)
      expect((await askBackend(cookie, 'GET', calls)).status).toBe(404)
      for (const [method, rest] of [
        ['PUT', ''],
        ['POST', '/answers'],
        ['GET', '/cv'],
      ] as const)
        expect(
          (await askBackend(cookie, method, `${calls}/${documentId}${rest}`, bodyOf(method))).status,
        ).toBe(404)
    }
    // An application for another vacancy of the same company.
    expect(
      (await askBackend(employer, 'GET', `/own-vacancies/5005/applications/${documentId}/cv`)).status,
    ).toBe(404)
    expect((await cv(employer, 'a'.repeat(24))).status).toBe(404)
  })

  it('are nobody’s without a session', async () => {
    expect((await ask(page)).headers.get('location')).toContain('/inloggen')
    expect((await cv('')).status).toBe(401)
    expect((await askBackend(null, 'GET', calls)).status).toBe(403)
  })
})

/** What a call that writes is given. */
function bodyOf(method: string): object | undefined {
  if (method === 'PUT') return { state: 'hired', note: '' }
  return method === 'POST' ? { submissionKey: crypto.randomUUID(), message: 'Dag' } : undefined
}

/** Path of the candidate's page, from the mail that confirmed the application. */
async function linkOf(address: string): Promise<string> {
  await mailTo(address)
  const [confirmation] = await mailsTo(address)
  return pathOf(confirmation?.link ?? null)
}
