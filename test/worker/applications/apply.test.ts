import { env } from 'cloudflare:workers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { stampField } from '../../../client/forms/engine-fields.ts'
import { signedIn } from '../accounts/support/reader.ts'
import { pathOf } from '../accounts/support/visitor.ts'
import { fileSite, leftOver, summaryIn } from '../files/support/file-site.ts'
import { bytesOf, madePdf } from '../files/support/made-files.ts'
import { key, stamp } from '../forms/support/example-page.ts'
import { backendIsWell, mailTo, messagesAbout } from '../support/backend.ts'
import { type Editor, signIn as signInEditor } from '../support/editor.ts'
import { demoEmployer, newClient, signIn } from '../support/sign-in.ts'
import { siteUrl } from '../support/visit.ts'
import {
  application,
  apply,
  askBackend,
  idIn,
  mailsAbout,
  pageOf,
  uploadedCv,
  vacancy,
} from './support/candidate.ts'
import { openVacancy } from './support/open-vacancy.ts'

const { ask, put } = fileSite()
afterEach(async () => {
  await backendIsWell()
  const { objects } = await env.PRIVATE_FILES.list()
  if (objects.length > 0) await env.PRIVATE_FILES.delete(objects.map((object) => object.key))
  await env.DB.prepare('DELETE FROM private_files').run()
})

describe('an application', () => {
  it('reaches who acts for the company, once, and is confirmed to the candidate', async () => {
    const sent = { ...application(), cv: await uploadedCv() }
    const sentKey = key()

    const pages = [await pageOf(await apply(sent, { sentKey })), await pageOf(await apply(sent, { sentKey }))]

    expect(new Set(pages).size).toBe(1)
    await expect.poll(() => mailsAbout(sent)).toHaveLength(1)
    const [notice] = await mailsAbout(sent)
    expect(notice?.text).toContain(sent.motivation)
    expect(notice?.replyTo).toBe(sent.email)
    expect(notice?.text).toContain(`/jobs/mijn/${vacancy.number}/sollicitaties`)
    const confirmation = await mailTo(sent.email)
    expect(confirmation.text).not.toContain(sent.motivation)
    const page = await (await ask(pathOf(confirmation.link))).text()
    expect(page).toContain('Reachtruckchauffeur')
    expect(page).not.toContain(sent.name)
    expect((await leftOver()).objects).toHaveLength(1)
  })

  it('is withdrawn by its link: record and file are deleted, and the employer is told', async () => {
    const sent = { ...application(), cv: await uploadedCv() }
    const page = await pageOf(await apply(sent))
    const link = `/sollicitatie?${new URLSearchParams({ code: new URL(page, siteUrl).searchParams.get('code') ?? '' })}`
    const documentId = idIn(page)
    const withdraw = () =>
      ask(link, {
        method: 'POST',
        body: new URLSearchParams({ form: 'withdraw-by-link' }),
        headers: { origin: siteUrl, 'cf-connecting-ip': newClient() },
      })

    const forged = await ask(link.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')))
    expect(await forged.text()).toContain('Deze sollicitatie is er niet (meer)')
    expect(forged.headers.get('cache-control')).toBe('private, no-store')
    const answers = [await withdraw(), await withdraw()]

    for (const answer of answers) expect(answer.status).toBe(303)
    await expect.poll(() => mailsAbout(sent)).toHaveLength(2)
    await expect.poll(async () => (await messagesAbout(documentId)).length).toBe(1)
    const [message] = await messagesAbout(documentId)
    await ask('/api/hooks/strapi', { method: 'POST', ...message })
    expect((await leftOver()).objects).toEqual([])
    expect(await (await ask(link)).text()).toContain('Deze sollicitatie is er niet (meer)')
  })

  it('comes with the CV in the account of who asks for that, as a copy of its own', async () => {
    const cookie = await signIn()
    const cv = await summaryIn(await put(cookie, madePdf(4000)))
    const page = await (await ask(vacancy.path, { headers: { cookie } })).text()
    expect(page).toContain('Stuur mijn bewaarde cv mee')

    const answer = await apply({ ...application(), cvOf: 'account' }, { cookie })

    expect(answer.status).toBe(200)
    const kept = (await leftOver()).objects.filter((id) => id !== cv.id)
    expect(kept).toHaveLength(1)
    expect(await env.PRIVATE_FILES.head(kept[0] ?? '')).toMatchObject({ size: 4000 })
    const own = await askBackend(cookie, 'GET', '/users/me/applications')
    // The newest comes first; the sample content has an older one.
    expect(own.data).toMatchObject([{ state: 'sent', hasCv: true }, { state: 'seen' }])
    const { documentId } = (own.data as { documentId: string }[])[0] ?? { documentId: '' }
    expect(
      (await askBackend(await signIn(demoEmployer), 'DELETE', `/users/me/applications/${documentId}`)).status,
    ).toBe(404)
    expect((await askBackend(cookie, 'DELETE', `/users/me/applications/${documentId}`)).status).toBe(200)
  })

  it('is named on its vacancy to its candidate alone, and in the export of their account, and ends with it', async () => {
    const { visitor, email, password } = await signedIn()
    expect(await (await visitor.get('/account')).text()).toContain('U hebt geen sollicitaties.')
    const sent = { ...application(), email, cv: await uploadedCv() }
    expect(await (await visitor.get(vacancy.path)).text()).not.toContain('gesolliciteerd')
    const documentId = idIn(await pageOf(await apply(sent)))

    const page = await visitor.get(vacancy.path)
    expect(page.headers.get('x-cache')).toBeNull()
    const told = await page.text()
    expect(told).toMatch(/U hebt op \d+ \p{L}+ \d{4} gesolliciteerd\./u)
    expect(told).toContain('href="/account#applications">Bekijk uw sollicitatie</a>')
    expect(await (await ask(vacancy.path)).text()).not.toContain('gesolliciteerd')

    const held: { applications: object[] } = await (await visitor.get('/api/account/export')).json()
    expect(held.applications).toMatchObject([{ motivation: sent.motivation, file: { type: 'pdf' } }])
    await visitor.send('/account', 'delete', { currentPassword: password, sure: 'on' })

    await expect.poll(() => mailsAbout(sent)).toHaveLength(2)
    await expect.poll(async () => (await messagesAbout(documentId)).length).toBe(1)
  })

  it('is refused beside its field where the CV is a program, and what was typed stays', async () => {
    const body = new FormData()
    const values = { form: 'application', [stampField]: await stamp(), ...application() }
    for (const [name, value] of Object.entries(values)) body.append(name, value)
    body.append(
      'cv-file',
      new File([bytesOf('MZ\u0090\0 This program')], 'cv.pdf', { type: 'application/pdf' }),
    )
    const headers = { origin: siteUrl, accept: 'text/html', 'cf-connecting-ip': newClient() }

    const response = await ask(vacancy.path, { method: 'POST', body, headers })

    expect(response.status).toBe(422)
    const page = await response.text()
    expect(page).toContain('Kies een bestand van het type PDF, DOCX of DOC.')
    expect(page).toContain('Ik rijd al drie jaar reachtruck')
  })

  it('has no form where the employer wants it elsewhere', async () => {
    const response = await apply(application(), {
      path: '/jobs/vacature/5004/business-controller-venlo',
    })

    expect(response.status).toBe(400)
  })
})

describe('a vacancy that closes while somebody writes', () => {
  let editor: Editor
  let documentId: string
  let closing: string

  beforeAll(async () => {
    editor = await signInEditor()
    ;({ documentId, path: closing } = await openVacancy(editor))
    await editor.publish('vacancy', documentId, 'nl', { vacancyState: 'filled' })
  })
  afterAll(() => editor.remove('vacancy', documentId))

  it('says so, and gives back what was typed', async () => {
    const sent = application()

    const byScript = await apply(sent, { path: closing })
    const page = await ask(closing, {
      method: 'POST',
      body: new URLSearchParams({ form: 'application', [stampField]: await stamp(), ...sent }),
      headers: { origin: siteUrl, 'cf-connecting-ip': newClient() },
    })

    expect(byScript.status).toBe(409)
    expect(await byScript.json()).toMatchObject({ notice: { key: 'application-form.closed' } })
    expect(page.status).toBe(409)
    expect(await page.text()).toContain(sent.motivation)
  })
})
