import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { configOf } from '../../worker/env.ts'
import { createStrapiClient } from '../../worker/strapi/client.ts'
import { strapiSubmissions } from '../../worker/submissions/strapi-submissions.ts'
import type { ContactMessage, Lead } from '../../worker/submissions/submissions.ts'
import { mailsTo, mailTo, mailWith } from '../worker/support/backend.ts'

const { cmsUrl, cmsVersion, cmsToken } = configOf(env)
const client = createStrapiClient({ url: cmsUrl, version: cmsVersion, timeoutMs: 10_000 })
const submissions = strapiSubmissions(client, cmsToken)

const newEmail = () => `lezer-${crypto.randomUUID()}@bedrijf.example`
const submission = (sourcePath: string) => ({
  submissionKey: crypto.randomUUID(),
  language: 'nl' as const,
  sourcePath,
})

describe('the contact form', () => {
  it('reaches its department with an answer address, and its writer as a copy', async () => {
    const message = contactMessage()

    await submissions.contact(message)

    const received = await mailWith('redactie@schakel.example', message.message)
    expect(received.replyTo).toBe(message.email)
    expect((await mailTo(message.email)).text).toContain(message.message)
  })

  it('arrives once, however often and however simultaneously it is sent', async () => {
    const message = contactMessage()

    await Promise.all([1, 2, 3].map(() => submissions.contact(message)))
    await submissions.contact(message)

    await mailTo(message.email)
    await submissions.contact({ ...contactMessage(), email: message.email })
    await mailTo(message.email, { after: 1 })
    expect(await mailsTo(message.email)).toHaveLength(2)
  })

  it('does not fill the mailbox of a stranger with copies', async () => {
    const email = newEmail()

    for (let sent = 0; sent < 4; sent++) await submissions.contact({ ...contactMessage(), email })
    // Mails to one address leave in their order, so that one more proves that no fourth copy is on its way.
    await submissions.subscribe({ ...submission('/nieuwsbrief'), email, lists: ['weekly'] })

    const last = await mailWith(email, 'bevestigen=')
    expect((await mailsTo(email)).filter(({ text }) => text !== last.text)).toHaveLength(3)
  })

  it('refuses what breaks its rules', async () => {
    await expect(
      submissions.contact({ ...contactMessage(), name: 'Jan\r\nBcc: a@b.nl' }),
    ).rejects.toMatchObject({
      status: 400,
    })
    await expect(
      submissions.contact({ ...contactMessage(), message: 'x'.repeat(5001) }),
    ).rejects.toMatchObject({ status: 400 })
  })

  function contactMessage(): ContactMessage {
    return {
      ...submission('/contact'),
      department: 'editorial',
      subject: 'Verouderd aantal',
      message: `In uw artikel staat een verouderd aantal: ${crypto.randomUUID()}`,
      name: 'Noor Bakker',
      email: newEmail(),
      phone: null,
      company: null,
      file: null,
      copy: true,
    }
  }
})

describe('a lead', () => {
  it('goes to the address that the supplier named for leads', async () => {
    const asked = lead({ kind: 'supplier', link: 'havik-logistiek' })

    await submissions.lead(asked)

    const copy = await mailTo(asked.email)
    expect(copy.subject).toContain('Havik Logistiek')
  })

  it('about what is not published is refused', async () => {
    await expect(submissions.lead(lead({ kind: 'supplier', link: 'bestaat-niet' }))).rejects.toMatchObject({
      status: 404,
    })
  })

  it('about advertising goes to our sales department', async () => {
    const asked = lead({ kind: 'advertising', slug: null })

    await submissions.lead(asked)

    await mailWith('verkoop@schakel.example', asked.email)
  })

  function lead(
    subject: Pick<Extract<Lead, { kind: 'supplier' }>, 'kind' | 'link'> | { kind: 'advertising'; slug: null },
  ): Lead {
    return {
      ...submission('/leveranciers/havik-logistiek'),
      name: 'Noor Bakker',
      email: newEmail(),
      phone: '06 12345678',
      company: 'Bakker Webwinkels',
      jobTitle: null,
      message: 'Wij zoeken een partner voor 400 zendingen per dag.',
      ...subject,
    }
  }
})

describe('newsletters', () => {
  it('come after the owner of the address has confirmed, and end with one click', async () => {
    const email = newEmail()
    await submissions.subscribe({ ...submission('/nieuwsbrief'), email, lists: ['weekly', 'morning'] })
    const code = codeIn((await mailTo(email)).text, 'bevestigen')

    const { lists, token } = await submissions.confirm(code)

    expect(lists).toEqual(['morning', 'weekly'])
    expect(await submissions.preferences(token)).toEqual({ email: 'l•••@bedrijf.example', lists })
    expect((await submissions.unsubscribe(token, 'weekly')).lists).toEqual(['morning'])
    expect((await submissions.choose(token, ['jobs', 'events'], 'nl')).lists).toEqual(['jobs', 'events'])
    expect((await submissions.unsubscribe(token, null)).lists).toEqual([])
    expect((await submissions.unsubscribe(token, null)).lists).toEqual([])
  })

  it('confirm the same twice, and nothing after a refusal', async () => {
    const email = newEmail()
    await submissions.subscribe({ ...submission('/nieuwsbrief'), email, lists: ['morning'] })
    const first = codeIn((await mailTo(email)).text, 'bevestigen')
    expect(await submissions.confirm(first)).toEqual(await submissions.confirm(first))

    const stranger = newEmail()
    await submissions.subscribe({ ...submission('/nieuwsbrief'), email: stranger, lists: ['morning'] })
    const second = codeIn((await mailTo(stranger)).text, 'bevestigen')
    await submissions.refuse(second)

    await expect(submissions.confirm(second)).rejects.toMatchObject({ status: 400 })
  })

  it('tell only their owner that they are known', async () => {
    const email = newEmail()
    await submissions.subscribe({ ...submission('/nieuwsbrief'), email, lists: ['morning'] })
    await submissions.confirm(codeIn((await mailTo(email)).text, 'bevestigen'))
    await mailTo(email, { after: 1 })

    await submissions.subscribe({ ...submission('/nieuwsbrief'), email, lists: ['morning'] })

    const token = codeIn((await mailTo(email, { after: 2 })).text, 'voorkeuren')
    expect((await submissions.preferences(token)).lists).toEqual(['morning'])
  })

  it('are managed by nobody who forges a link', async () => {
    await expect(submissions.preferences('a'.repeat(24))).rejects.toMatchObject({ status: 400 })
    await expect(submissions.unsubscribe(`${'a'.repeat(24)}.x`, null)).rejects.toMatchObject({ status: 400 })
    await expect(submissions.confirm('nooit-verstuurd')).rejects.toMatchObject({ status: 400 })
  })
})

/** The value of a query key in the link of a mail. */
function codeIn(text: string, key: string): string {
  const [, code] = new RegExp(`[?&]${key}=([\\w.%-]+)`).exec(text) ?? []
  if (!code) throw new Error(`No link with ${key} in ${text}`)
  return decodeURIComponent(code)
}
