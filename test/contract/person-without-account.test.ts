import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applicationConsent, applicationConsentVersion } from '../../client/content/application-consent.ts'
import { whitepaperConsent, whitepaperConsentVersion } from '../../client/content/whitepaper-consent.ts'
import { afterJob, backendColumnsWith, mailAbout, mailsTo } from '../worker/support/backend.ts'
import { type Editor, signIn as signInEditor } from '../worker/support/editor.ts'
import { signInPanel } from '../worker/support/panel-account.ts'
import { type MadeEvent, makeEvent } from './support/event.ts'
import { isSearchable, unlawfullyLeft } from './support/left-behind.ts'
import { memberWith } from './support/member.ts'
import { openVacancy } from './support/open-vacancy.ts'
import { dataOf } from './support/posting.ts'

const site = memberWith(env.CMS_TOKEN)
const mark = crypto.randomUUID().slice(0, 8)
const name = `Grutto${mark}`
const email = `zonder-account-${mark}@schakel.example`
const phone = `06${String(Math.random()).slice(2, 10)}`

let editor: Editor
let event: MadeEvent
beforeAll(async () => {
  editor = await signInEditor()
  event = await makeEvent(editor, 20)
})
afterAll(() => event.remove())

/** The public number of the white paper of the sample content. */
const whitepaper = 322

const sent = () => ({ submissionKey: crypto.randomUUID(), language: 'nl', sourcePath: '/jobs', email })

/** Everything that somebody can do without an account. */
async function doEverything(): Promise<void> {
  const person = { name, phone, company: null }
  const acts: [string, string, object][] = [
    [
      'message',
      '/contact-messages',
      { ...person, department: 'editorial', subject: name, message: name, file: null },
    ],
    [
      'lead',
      '/leads',
      { ...person, kind: 'supplier', link: 'havik-logistiek', jobTitle: null, message: name },
    ],
    [
      'whitepaper',
      '/leads',
      {
        ...{ ...person, kind: 'whitepaper', number: whitepaper, jobTitle: null, message: null },
        ...{ consent: whitepaperConsent.nl, consentVersion: whitepaperConsentVersion },
      },
    ],
    [
      'application',
      '/applications',
      {
        ...{ vacancy: await openVacancy(), userId: null, name, phone, motivation: `Ik ben ${name}.` },
        ...{
          links: [],
          file: null,
          consent: applicationConsent.nl,
          consentVersion: applicationConsentVersion,
        },
      },
    ],
    ['newsletter', '/newsletter-signups/subscribe', { lists: ['weekly'] }],
    ['alert', '/job-alerts', { subject: `jobs?zoek=${name}`, frequency: 'weekly', words: name }],
    [
      'registration',
      '/registrations',
      { event: event.number, userId: null, attendees: [{ name, email }], offer: 'Toegang', question: null },
    ],
  ]
  for (const [what, path, body] of acts)
    expect([what, (await site('POST', path, { ...sent(), ...body })).ok]).toEqual([what, true])
}

it('gives somebody without an account all that is stored of them, deletes it, and records both', async () => {
  await doEverything()
  const chief = await signInPanel('chief editor')
  const ask = (path: string, address = email) => chief('POST', `/privacy/${path}`, { email: address })

  const found = await dataOf<{ hasAccount: boolean; counts: Record<string, number> }>(ask('look'))
  const given = await dataOf<Record<string, object[]>>(ask('export', email.toUpperCase()))

  expect(found.hasAccount).toBe(false)
  const counts = { messages: 1, leads: 2, applications: 1, newsletters: 1, jobAlerts: 1, registrations: 1 }
  expect(found.counts).toMatchObject(counts)
  for (const [kind, count] of Object.entries(counts)) expect(given[kind]).toHaveLength(count)
  for (const word of [phone, `Ik ben ${name}.`, `jobs?zoek=${name}`])
    expect(JSON.stringify(given)).toContain(word)
  expect(given.consents).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        ...{ purpose: 'whitepaper', step: 'given' },
        ...{ text: whitepaperConsent.nl, version: whitepaperConsentVersion },
      }),
      expect.objectContaining({
        ...{ purpose: 'application-kept', step: 'given' },
        ...{ text: applicationConsent.nl, version: applicationConsentVersion },
      }),
    ]),
  )

  expect((await ask('delete')).status).toBe(200)

  await expect.poll(afterJob('deleteWhatIsOld', () => unlawfullyLeft([email, name, phone]))).toEqual([])
  // Consents stand under a pseudonym, with what they were about, such as a search.
  if (await isSearchable()) {
    expect(await backendColumnsWith(email)).toEqual([])
    expect(await backendColumnsWith(name)).toEqual(['consents.lists'])
  }
  expect(await dataOf(ask('look'))).toMatchObject({
    counts: {},
    done: [
      { act: 'deleted', counts },
      { act: 'exported', counts },
    ],
  })
  const [newest] = await dataOf<{ act: string; by: string | null }[]>(chief('GET', '/privacy/requests'))
  expect(newest).toMatchObject({ act: 'deleted', by: expect.any(String) })
})

it('takes an account along, and tells its owner', async () => {
  const owner = `met-account-${mark}@schakel.example`
  await editor.makeUser({
    email: owner,
    username: owner,
    password: 'een-wachtwoord-van-niemand-7',
    confirmed: true,
  })
  const panel = await signInPanel()

  expect((await panel('POST', '/privacy/delete', { email: owner })).status).toBe(200)

  await mailAbout(owner, 'Uw account is verwijderd')
  await expect(editor.removeUser(owner)).rejects.toThrow('No account')
  expect(await mailsTo(owner)).toHaveLength(1)
})

it('is open to the chief editor, and to no other editor', async () => {
  for (const role of ['author', 'editor', 'finance'] as const) {
    const call = await signInPanel(role)
    expect((await call('GET', '/privacy/requests')).status).toBe(403)
    expect((await call('POST', '/privacy/delete', { email })).status).toBe(403)
  }
})
