import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { CaughtMail } from '../../scripts/mail/caught-mail.ts'
import { configOf } from '../../worker/env.ts'
import type { StoredEvent } from '../../worker/statistics/stored-event.ts'
import { namelessEvent } from '../statistics/nameless-event.ts'
import { newEmail, subscribed } from '../worker/newsletter/support.ts'
import {
  afterJob,
  backendColumnsWith,
  mailAbout,
  mailsTo,
  mailWith,
  runJob,
} from '../worker/support/backend.ts'
import { type Editor, signIn } from '../worker/support/editor.ts'
import { lane } from '../worker/support/lane.ts'
import { type PanelCall, signInPanel } from '../worker/support/panel-account.ts'
import { visit } from '../worker/support/visit.ts'
import { bounce } from './support/bounce.ts'
import { makeEmployer } from './support/employer.ts'
import { memberWith, signInMember } from './support/member.ts'
import { dataOf } from './support/posting.ts'
import { makeReader, password } from './support/reader.ts'

/** An edition as the panel shows it. */
interface Shown {
  state: string
  reason: string | null
  lacks: string[]
  leftOut: string[]
  mail: { subject: string; html: string; text: string }
  recipients: number
  figures: {
    recipients: number
    waiting: number
    sent: number
    refused: number
    gone: number
    bounced: number
    unsubscribed: number
    undelivered: number
    links: { number: number; label: string; target: string; partner: string | null }[]
  } | null
}

const worker = memberWith(env.CMS_TOKEN)

const weekly = { newsletter: 'weekly' }

const patience = { timeout: 120_000, interval: 500 }

let editor: Editor
let chief: PanelCall
let redactor: PanelCall
const made: { type: 'edition' | 'content'; documentId: string }[] = []
let linksBefore: string[]

beforeAll(async () => {
  editor = await signIn()
  chief = await signInPanel('chief editor')
  redactor = await signInPanel('editor')
  linksBefore = await campaignLinks()
})

afterAll(async () => {
  for (const { type, documentId } of made) await editor.remove(type, documentId)
  // Short links outlive an edition, since its mail does; other tests count the links of the sample content.
  for (const link of await campaignLinks()) {
    if (!linksBefore.includes(link)) await editor.remove('campaign-link', link)
  }
})

async function campaignLinks(): Promise<string[]> {
  const links = await published('campaign-links', 'pagination[pageSize]=100')
  return links.map((link) => (link as { documentId: string }).documentId)
}

/** An article of these tests, published. */
async function article(title: string): Promise<string> {
  const [sample] = await published(
    'contents',
    'filters[number][$eq]=120&populate[hero][populate]=file&populate[authors][fields][0]=slug',
  )
  const { hero, authors } = sample as { hero: { file: { id: number } }; authors: { documentId: string }[] }
  const documentId = await editor.make('content', {
    title,
    slug: `proef-${crypto.randomUUID()}`,
    kind: 'news',
    section: 'logistiek',
    intro: `Intro van ${title}`,
    access: 'free',
    hero: { file: hero.file.id, alt: 'Proef' },
    authors: { connect: authors.map(({ documentId }) => ({ documentId })) },
    body: [
      {
        __component: 'blocks.rich-text',
        body: [{ type: 'paragraph', children: [{ type: 'text', text: 'Tekst.' }] }],
      },
    ],
  })
  made.push({ type: 'content', documentId })
  await editor.publish('content', documentId, 'nl')
  return documentId
}

let anyOne: Promise<string> | undefined

/** An article that no test changes. */
function anyArticle(): Promise<string> {
  anyOne ??= article('Wat te lezen is')
  return anyOne
}

async function edition(
  blocks: object[],
  fields: object = {},
): Promise<{ path: string; subject: string; id: string }> {
  const subject = `Proef ${crypto.randomUUID()}`
  const documentId = await editor.make('edition', {
    newsletter: 'events',
    title: subject,
    slug: crypto.randomUUID(),
    subject,
    preheader: 'Kort gezegd',
    intro: 'Goedemorgen.',
    blocks,
    ...fields,
  })
  made.push({ type: 'edition', documentId })
  return { path: `/editions/${documentId}/nl`, subject, id: documentId }
}

function articles(...documentIds: string[]): object {
  return {
    __component: 'edition.articles',
    title: 'Nieuws',
    articles: { connect: documentIds.map((documentId) => ({ documentId, locale: 'nl' })) },
  }
}

async function published(path: string, query: string): Promise<object[]> {
  const { cmsUrl, cmsToken } = configOf(env)
  const answer = await fetch(`${cmsUrl}/api/${path}?locale=nl&${query}`, {
    headers: { authorization: `Bearer ${cmsToken}` },
  })
  return (await answer.json<{ data: object[] }>()).data
}

const shown = (path: string) => dataOf<Shown>(chief('GET', path))

const refusal = async (answer: Promise<Response>) =>
  (await (await answer).json<{ error: { message: string } }>()).error.message

/** Has the backend send what is due until an edition has come to a state. */
function reaches(path: string, state: string): Promise<Shown> {
  return vi.waitFor(async () => {
    await runJob('advanceEditions')
    const now = await shown(path)
    expect(now.state).toBe(state)
    return now
  }, patience)
}

/** Plans an edition for now, and has the job run that sends it. */
async function sendNow(path: string): Promise<void> {
  await chief('POST', `${path}/plan`, { sendAt: null })
  await runJob('advanceEditions')
}

const about = async (address: string, subject: string): Promise<CaughtMail[]> =>
  (await mailsTo(address)).filter((mail) => mail.subject === subject)

/** A day of the last full month, which the figures of companies show when nobody asks for another period. */
const lastMonth = new Date(Date.parse(`${new Date().toISOString().slice(0, 7)}-01`) - 5 * 86_400_000)

function clickOn(link: number): StoredEvent {
  return {
    ...namelessEvent({ at: lastMonth.toISOString(), eventType: 'Marketing', entryId: `link/${link}` }),
    session: 'e'.repeat(32),
  }
}

describe('an edition', () => {
  it('is sent once to everybody who gets it, by short links, and then stands on the site', async () => {
    const [reader, other] = [newEmail(), newEmail()]
    await subscribed(reader, 'events')
    await subscribed(other, 'morning')
    const title = `Kranen <b>&</b> kades ${crypto.randomUUID()}`
    const { path, subject, id } = await edition([
      articles(await article(title)),
      {
        __component: 'edition.advert',
        title: 'Dozen op maat',
        href: 'https://pakwijs.example/proef',
        label: 'Bekijk ze',
      },
    ])
    expect((await published('editions', `filters[documentId][$eq]=${id}`)).length).toBe(0)

    const answers = await Promise.all([
      chief('POST', `${path}/plan`, { sendAt: null }),
      chief('POST', `${path}/plan`, { sendAt: null }),
    ])
    await runJob('advanceEditions')
    const mail = await mailAbout(reader, subject)
    const { figures, leftOut } = await reaches(path, 'sent')

    expect(answers.map(({ status }) => status)).toContain(204)
    expect(await about(reader, subject)).toHaveLength(1)
    expect(await about(other, subject)).toEqual([])
    expect(leftOut).toEqual([])
    expect(figures?.sent).toBe(figures?.recipients)
    expect(mail.html).toContain('Kranen &lt;b&gt;&amp;&lt;/b&gt; kades')
    expect(mail.html).toContain('Advertentie')
    // Outlook for Windows shows no WebP, and needs to know how large a picture is.
    const picture = /<img src="([^"]+)" alt="Proef" width="(\d+)" height="(\d+)"/.exec(mail.html)
    expect(picture?.slice(2)).toEqual(['512', '288'])
    const file = await visit(new URL(picture?.[1] ?? '').pathname)
    expect(file.headers.get('content-type')).toBe('image/jpeg')
    expect([...new Uint8Array(await file.arrayBuffer()).slice(0, 3)]).toEqual([0xff, 0xd8, 0xff])
    expect(mail.text).toContain('Advertentie')
    // Links are counted per edition: nothing in them says who clicks.
    const numbers = figures?.links.map(({ number }) => number) ?? []
    expect(numbers.length).toBe(2)
    for (const number of numbers) expect(mail.text).toContain(`/l/${number}\n`)
    expect(mail.text).not.toContain('pakwijs.example')
    expect((await published('editions', `filters[documentId][$eq]=${id}`)).length).toBe(1)
    expect(await refusal(chief('POST', `${path}/plan`, { sendAt: null }))).toBe('already-sent')
    expect(await refusal(redactor('POST', `${path}/fill`))).toBe('already-sent')
  })

  it('ends its own newsletter with one click, and knows by which edition', async () => {
    const reader = newEmail()
    await subscribed(reader, 'events')
    const { path, subject } = await edition([articles(await anyArticle())])
    await sendNow(path)
    const { text } = await mailAbout(reader, subject)
    const link = new URL(/\S+afmelden=\S+/.exec(text)?.[0] ?? '')

    const answer = await visit(link.pathname + link.search, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })

    expect(answer.status).toBe(200)
    expect(link.searchParams.get('lijst')).toBe('events')
    expect((await shown(path)).figures?.unsubscribed).toBe(1)
    const preferences = new URL(/\S+voorkeuren=\S+/.exec(text)?.[0] ?? '')
    expect(await (await visit(preferences.pathname + preferences.search)).text()).toContain(
      'l•••@bedrijf.example',
    )
  })

  it('without anything to read is refused, and one whose article is withdrawn leaves it out and says so', async () => {
    const [kept, gone] = [await anyArticle(), await article('Wordt ingetrokken')]
    const empty = await edition([
      { __component: 'edition.advert', title: 'Alleen reclame', href: 'https://pakwijs.example/' },
    ])
    expect(await refusal(chief('POST', `${empty.path}/plan`, { sendAt: null }))).toBe('nothing-to-read')
    const { path } = await edition([articles(kept, gone)])
    expect((await shown(path)).leftOut).toEqual([])

    await editor.unpublish('content', gone, 'nl')

    const before = await shown(path)
    expect(before.leftOut).toEqual(['Wordt ingetrokken'])
    expect(before.mail.html).not.toContain('Wordt ingetrokken')
    await sendNow(path)
    expect((await reaches(path, 'sent')).leftOut).toEqual(['Wordt ingetrokken'])
  })

  it('that is stopped midway stays with those who have it, and goes to nobody else', async () => {
    const [reader, full] = [newEmail(), `vol-${newEmail()}`]
    // Others of these tests wait for the end of theirs.
    await subscribed(reader, 'jobs')
    await subscribed(full, 'jobs')
    const { path, subject } = await edition([articles(await anyArticle())], { newsletter: 'jobs' })
    await sendNow(path)
    await mailAbout(reader, subject)
    await vi.waitFor(async () => expect((await shown(path)).figures?.waiting).toBe(1), patience)

    expect((await chief('POST', `${path}/call-off`)).status).toBe(204)

    const { state, figures } = await shown(path)
    expect(state).toBe('called-off')
    // One that the server has in hand is not tried again, and given up then.
    await vi.waitFor(async () => expect((await shown(path)).figures?.waiting).toBe(0), patience)
    expect(figures?.sent).toBeGreaterThan(0)
    expect(await refusal(chief('POST', `${path}/plan`, { sendAt: null }))).toBe('already-sent')
    expect(await refusal(chief('POST', `${path}/call-off`))).toBe('not-sending')
    expect(await about(reader, subject)).toHaveLength(1)
    expect(await about(full, subject)).toEqual([])
  })

  it('comes to nobody whose address bounced with the one before', async () => {
    const [reader, other] = [newEmail(), newEmail()]
    await subscribed(reader, 'weekly')
    await subscribed(other, 'weekly')
    const own = articles(await anyArticle())
    const [first, second] = [await edition([own], weekly), await edition([own], weekly)]
    await sendNow(first.path)
    const { sender } = await mailAbout(reader, first.subject)
    await reaches(first.path, 'sent')

    expect(await bounce(sender, '5.1.1')).toBe(204)
    await sendNow(second.path)
    await mailAbout(other, second.subject)

    const { figures } = await reaches(second.path, 'sent')
    // A mailbox that is gone ends its sign-up: it is no reader any more, and nothing is refused.
    expect(figures?.refused).toBe(0)
    expect(await about(reader, second.subject)).toEqual([])
    expect((await shown(first.path)).figures?.bounced).toBe(1)
  })

  it('has its articles as they are when it starts, whatever the preview showed', async () => {
    const { email: reader, call: me } = await makeReader(editor)
    await me('PUT', '/users/me/newsletters', { lists: ['events'] })
    const changed = await article('Zoals bekeken')
    const { path, subject } = await edition([articles(changed)])
    expect((await shown(path)).mail.html).toContain('>Zoals bekeken<')

    await editor.publish('content', changed, 'nl', { title: 'Zoals verzonden' })
    await sendNow(path)
    const { html } = await mailAbout(reader, subject)
    await reaches(path, 'sent')

    expect(html).toContain('>Zoals verzonden<')
    expect(html).not.toContain('>Zoals bekeken<')
    // An account takes along what it was sent.
    const { editions } = await (await me('GET', '/users/me/export')).json<{ editions: object[] }>()
    expect(editions).toContainEqual({
      ...{ newsletter: 'events', locale: 'nl', subject, state: 'queued' },
      startedAt: expect.any(String),
    })
    await me('POST', '/users/me/delete', { password })
    expect(await backendColumnsWith(reader)).not.toContain('edition_recipients.address')
  })

  it('that is planned is a draft again once it is called off', async () => {
    const { path } = await edition([articles(await anyArticle())])
    const sendAt = new Date(Date.now() + 3_600_000).toISOString()

    expect((await chief('POST', `${path}/plan`, { sendAt })).status).toBe(204)
    expect((await shown(path)).state).toBe('planned')
    expect((await chief('POST', `${path}/call-off`)).status).toBe(204)

    expect((await shown(path)).state).toBe('draft')
    expect(await refusal(chief('POST', `${path}/call-off`))).toBe('not-sending')
  })

  it('is filled with the newest, each once', async () => {
    const title = `Vers ${crypto.randomUUID()}`
    const own = await article(title)
    const { path } = await edition([{ ...articles(own), newest: 2 }], { newsletter: 'jobs' })

    await redactor('POST', `${path}/fill`)
    await redactor('POST', `${path}/fill`)

    const { mail } = await shown(path)
    // Its title, and again in its introduction.
    expect(mail.text.split(title)).toHaveLength(3)
    expect(mail.text.match(/\/news\/\d+\//g)).toHaveLength(3)
  })

  it('whose list asks for nothing but the newest shows, mails and sends them', async () => {
    const title = `Nieuwste ${crypto.randomUUID()}`
    await article(title)
    const { path, subject } = await edition([{ ...articles(), newest: 1 }])

    const { lacks, mail } = await shown(path)
    await redactor('POST', `${path}/test`)

    expect(lacks).toEqual([])
    expect(mail.html).toContain(title)
    expect((await mailAbout('redacteur@schakel.example', `[Proef] ${subject}`)).text).toContain(title)
  })

  it('that was sent is shown as it was sent, whatever becomes of it', async () => {
    const own = await article(`Toen ${crypto.randomUUID()}`)
    const { path, subject, id } = await edition([articles(own)])
    await sendNow(path)
    await reaches(path, 'sent')

    await editor.draft('edition', id, 'nl', { subject: 'Achteraf veranderd' })
    await editor.unpublish('content', own, 'nl')

    const { mail } = await shown(path)
    expect(mail.subject).toBe(subject)
    expect(mail.html).toContain('Toen ')
    expect(mail.text).toMatch(/\/l\/\d+/)
    expect(mail.text).not.toContain('{{')
  })

  it('is called off when all of it is withdrawn before its moment, and who planned it is told', async () => {
    const reader = newEmail()
    await subscribed(reader, 'events')
    const title = `Ingetrokken ${crypto.randomUUID()}`
    const own = await article(title)
    const { path, subject } = await edition([articles(own)])
    await chief('POST', `${path}/plan`, { sendAt: new Date(Date.now() + 15_000).toISOString() })

    await editor.unpublish('content', own, 'nl')

    expect((await reaches(path, 'called-off')).reason).toBe('nothing-to-read')
    const told = await mailWith('chef@schakel.example', title)
    expect(told.subject).toBe('Niet verzonden: Evenementenagenda')
    expect(told.text).toContain(`Nieuwsbrief: ${subject}`)
    expect(await about(reader, subject)).toEqual([])
  })

  it('goes on when an address bounces half-way, and mails it no more', async () => {
    const [reader, full] = [newEmail(), `vol-${newEmail()}`]
    await subscribed(reader, 'jobs')
    await subscribed(full, 'jobs')
    const { path, subject } = await edition([articles(await anyArticle())], {
      newsletter: 'jobs',
    })
    await sendNow(path)
    const { sender } = await mailAbout(reader, subject)

    expect(await bounce(sender, '5.1.1')).toBe(204)

    const { state, figures } = await shown(path)
    expect(state).toBe('sending')
    expect(figures).toMatchObject({ bounced: 1, undelivered: 0 })
    await chief('POST', `${path}/call-off`)
    expect((await shown(path)).figures?.bounced).toBe(1)
    expect(await about(reader, subject)).toHaveLength(1)
  })

  it('has clicks of what is for a company in the figures of that company', async () => {
    const [company, owner] = await Promise.all([
      makeEmployer(editor),
      signInMember('werkgever@schakel.example'),
    ])
    await company.admit(owner, 'owner')
    const partner = { connect: [{ documentId: company.company, locale: 'nl' }] }
    const href = `https://pakwijs.example/${crypto.randomUUID()}`
    const advert = { __component: 'edition.advert', title: 'Dozen', href }
    const { path } = await edition([
      articles(await anyArticle()),
      { ...advert, partner },
      { __component: 'edition.company', partner },
      // The same address for nobody is another link.
      advert,
    ])
    await sendNow(path)
    const { figures } = await reaches(path, 'sent')

    const links = figures?.links ?? []
    const own = links.filter((link) => link.partner === company.company)
    expect(links.filter(({ target }) => target === href)).toHaveLength(2)
    expect(own).toHaveLength(2)
    const clicks = links.map(({ number }) => clickOn(number))
    await worker('POST', '/statistics', { data: { batchId: crypto.randomUUID(), events: clicks } })
    const page = `/companies/${company.company}/figures`
    const counted = async () =>
      (await dataOf<{ totals: { clicks: number } }>(owner('GET', page))).totals.clicks
    await expect.poll(afterJob('maintainStatistics', counted), patience).toBe(2)
    await company.remove()
  })

  it('is mailed to an editor who asks, to nobody else', async () => {
    const reader = newEmail()
    await subscribed(reader, 'events')
    const { path, subject } = await edition([articles(await anyArticle())])

    expect((await redactor('POST', `${path}/test`)).status).toBe(204)

    expect((await mailAbout('redacteur@schakel.example', `[Proef] ${subject}`)).html).toContain(
      'Wat te lezen is',
    )
    expect(await about(reader, subject)).toEqual([])
  })
})

describe('sending', () => {
  it('is for chief editors; authors and strangers see nothing', async () => {
    const { path } = await edition([articles(await anyArticle())])
    const author = await signInPanel('author')

    for (const call of ['plan', 'call-off'])
      expect((await redactor('POST', `${path}/${call}`, { sendAt: null })).status, call).toBe(403)
    for (const [method, rest] of [
      ['GET', ''],
      ['POST', '/fill'],
      ['POST', '/test'],
      ['POST', '/plan'],
    ] as const) {
      expect((await author(method, path + rest)).status, rest).toBe(403)
      expect((await fetch(lane.strapiUrl + path + rest, { method })).status, rest).toBe(401)
    }
    expect((await chief('GET', '/editions/bestaat-niet/nl')).status).toBe(404)
  })
})
