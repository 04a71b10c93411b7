import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { locales } from '../../../client/content/locale.ts'
import { withLocale } from '../../../client/href.ts'
import { writeMeter } from '../../../worker/access/meter.ts'
import { notifyThisLocation } from '../../../worker/changes/publish.ts'
import { dataOf } from '../../contract/support/posting.ts'
import { newReader, password, type Reader, removeReaders } from '../../contract/support/reader.ts'
import { mailTo } from '../support/backend.ts'
import { closed, closedWords, sentences } from '../support/closed-article.ts'
import { eachOf } from '../support/each-of.ts'
import { type Editor, signIn as signInEditor } from '../support/editor.ts'
import { addressOfArticle } from '../support/open-pages.ts'
import { changeInReplica } from '../support/replica.ts'
import { demoSubscriber, signIn } from '../support/sign-in.ts'
import { siteUrl, visit } from '../support/visit.ts'

/** Every address of the article, as data too. */
const own = (await Promise.all(locales.map((locale) => addressOfArticle(closed, locale)))).flatMap((path) => [
  path,
  `${path}/_payload.json`,
  `${path}?utm_source=mail&download=x.1.${'0'.repeat(64)}`,
])

/** Addresses that it had, or that somebody makes of those: an earlier title, the prefix of the main language, the data of another build. */
const former = own
  .filter((path) => path.endsWith('/_payload.json'))
  .flatMap((path) => {
    const earlier = path.replace(/[^/]+(?=\/_payload)/, 'een-vorige-titel')
    return [
      ...[earlier, earlier.replace('/_payload.json', ''), `/nl${path}`, `${path}/`, `${path}?build=1`],
      ...[path.replace(/[^/]+\/_payload/, '_payload'), path.replace('.json', '.js')],
    ]
  })

const feeds = ['rss/{}.xml', 'atom/{}.xml', 'feed/{}.json'].flatMap((address) =>
  ['ecommerce', 'tag/cross-border', 'tag/wetgeving'].map((about) => `/${address.replace('{}', about)}`),
)
const files = [
  ...[...feeds, '/rss.xml', '/atom.xml', '/feed.json'].flatMap((path) =>
    locales.map((locale) => withLocale(locale, path)),
  ),
  ...locales.flatMap((locale) =>
    ['json', 'html'].map((format) => withLocale(locale, `/mail-blocks/news/${closed}.${format}`)),
  ),
  // The strip of followed topics, and the feeds and pages of newsletters that were sent.
  ...['ecommerce', 'tag/cross-border', 'company/betaalbrug'].flatMap((topic) =>
    locales.map((locale) => withLocale(locale, `/topics/${topic}.json`)),
  ),
  ...['/rss/nieuwsbrief.xml', '/atom/nieuwsbrief.xml', '/feed/nieuwsbrief.json', '/nieuwsbrief/edities'],
  ...['/sitemap.xml', '/sitemaps/content-1.xml', '/sitemaps/pages.xml', '/sitemap-news.xml'],
]
const searches = locales.flatMap((locale) => [
  ...['/zoeken?q=duitsland+retouren', '/zoeken?q=grensgeval', '/zoeken?q=kaarsenmakerij&type=content']
    .flatMap((path) => [path, path.replace('?', '/_payload.json?')])
    .map((path) => withLocale(locale, path)),
  ...['nordh', 'grensg', 'duitsl'].map((typed) => `/api/suggestions?q=${typed}&locale=${locale}`),
])

async function textOf(path: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await visit(path, { headers })
  const moved = response.headers.get('location')
  return moved?.startsWith('/') ? textOf(moved, headers) : response.text()
}

/** A subscription with seats, of which one is given. @returns Its number, and the token of the invitation. */
async function seatOf(owner: Reader, guest: Reader): Promise<{ number: number; token: string }> {
  const billing = { name: 'Anna', street: 'Laan 3', postcode: '5141KL', city: 'Waalwijk', country: 'NL' }
  const order = {
    key: crypto.randomUUID(),
    product: 'team',
    payment: { kind: 'invoice' },
    billing,
    language: 'nl',
  }
  const { number } = await dataOf<{ number: number }>(owner.call('POST', '/subscriptions/orders', order))
  const path = `/users/me/subscriptions/${number}`
  await owner.call('POST', path, { act: 'give-seat', email: guest.email, language: 'nl' })
  const { link } = await mailTo(guest.email)
  return { number, token: new URL(link ?? '').searchParams.get('plek') ?? '' }
}

/** Of addresses that differ in nothing but their language, one each: a part is cut from what is read in all of them. */
function inOneLanguage(paths: readonly string[]): string[] {
  const alike = Map.groupBy(paths, (path) => path.replace(/^\/(?:en|de)(?=\/)/, '').replace(/locale=\w+/, ''))
  return [...alike.values()].flatMap((group, index) => group[index % group.length] ?? [])
}

/** The addresses at which a reader is told something of the closed text. */
async function tellingAmong(paths: readonly string[], headers?: Record<string, string>): Promise<string[]> {
  const answers = await eachOf(paths, async (path) => ({ path, text: await textOf(path, headers) }))
  return answers.filter(({ text }) => closedWords.test(text)).map(({ path }) => path)
}

describe('an article for subscribers', () => {
  // Every other page is read for it in `test/worker/pages/head.test.ts`.
  it('tells nothing of its text at its addresses, in files and searches to who has no account', async () => {
    expect(await tellingAmong([...own, ...former, ...files, ...searches])).toEqual([])
  })

  it('nor in parts of files and answers', async () => {
    const paths = inOneLanguage([...former, ...files, ...searches])
    expect(await tellingAmong(paths, { range: 'bytes=0-9999999' })).toEqual([])
  })

  it.each([
    ['a bot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a part of the page', { range: 'bytes=0-9999999' }],
    ['a forged session', { cookie: 'strapi_jwt=e30.e30.x; schakel_account=1' }],
    ['a forged meter', { cookie: `schakel_meter=2026-11.${closed}.${'0'.repeat(64)}` }],
    ['another origin', { accept: 'application/json', 'x-forwarded-host': 'evil.example' }],
  ])('nor to %s', async (_, headers) => {
    expect(await tellingAmong(own, headers)).toEqual([])
  })

  it('nor to a reader whose account is free', async () => {
    expect(await tellingAmong([...own, ...searches], { cookie: await signIn() })).toEqual([])
  })

  it('is read whole by a subscriber, and closed again to the next reader', async () => {
    const cookie = await signIn(demoSubscriber)
    const path = await addressOfArticle(closed)

    expect(await textOf(path, { cookie })).toContain(sentences.nl)
    expect(await textOf(`${path}/_payload.json`, { cookie })).toContain(sentences.nl)
    expect(await tellingAmong([...own, ...former])).toEqual([])
    expect(await tellingAmong(own, { range: 'bytes=1000-9999999' })).toEqual([])
  })

  it('is read with a seat and with a gift, and no longer once the seat is taken away or one has signed out', async () => {
    const editor = await signInEditor()
    const [owner, guest, friend] = await Promise.all([1, 2, 3].map(() => newReader(editor)))
    if (!owner || !guest || !friend) throw new Error('There are no readers')
    onTestFinished(removeReaders)
    const { number, token } = await seatOf(owner, guest)
    const signedIn = ({ email }: { email: string }) => signIn({ email, password })
    const tellingTo = async (cookie: string) => tellingAmong(own.slice(0, 2), { cookie })
    expect(await tellingTo(await signedIn(guest))).toEqual([])

    await guest.call('POST', '/subscriptions/seat', { token })
    const cookie = await signedIn(guest)
    expect(await tellingTo(cookie)).toEqual(own.slice(0, 2))
    await editor.changeUser(friend.email, { tier: 'subscriber' })
    expect(await tellingTo(await signedIn(friend))).toEqual(own.slice(0, 2))

    await visit('/api/auth/logout', { method: 'POST', headers: { cookie, origin: siteUrl } })
    expect(await tellingTo(cookie)).toEqual([])
    const path = `/users/me/subscriptions/${number}`
    const { seats } = await dataOf<{ seats: { given: { id: string }[] } }>(owner.call('GET', path))
    await owner.call('POST', path, { act: 'take-seat', seat: seats.given[0]?.id })
    expect(await tellingAmong([...own, ...searches], { cookie: await signedIn(guest) })).toEqual([])
  })

  it('shows its beginning, and how to read on', async () => {
    const path = await addressOfArticle(closed)
    const html = await textOf(path)

    expect(html).toContain('De envelop kwam uit Keulen')
    expect(html).toContain('Lees verder met een abonnement')
    expect(html).toMatch(/vanaf €\s11,50 per maand/)
    expect(html).toContain('href="/abonnementen"')
    expect(html).toContain(`href="/inloggen?naar=${encodeURIComponent(path)}"`)
    expect(html).toContain('"isAccessibleForFree":false')
    expect(html).toContain('"cssSelector":".news-body"')
    expect(html).toMatch(/class="news-body"/)
  })

  it('has a lock in lists, with words for it', async () => {
    const list = (await textOf('/news/tag/cross-border')).replace(/<!-- -->/g, '')

    expect(list).toMatch(
      /Voor abonnees <\/span><\/span>[^/]*<\/span>[^/]*<\/p><h2[^>]*><a href="\/news\/115\//,
    )
    expect(list.match(/class="lock"/g)).toHaveLength(1)
  })

  it('leaves it to the browser that asked to keep the page', async () => {
    const { headers } = await visit(await addressOfArticle(closed))

    expect(headers.get('cache-control')).toMatch(/^private\b/)
  })

  it('stays so for who validates another audience’s entry', async () => {
    const path = await addressOfArticle(closed)
    const etag = (await visit(path)).headers.get('etag') ?? 'none'

    const response = await visit(path, {
      headers: { 'if-none-match': etag, cookie: await signIn(demoSubscriber) },
    })

    expect(response.status).toBe(200)
  })
})

it('an article that is closed takes its open cache entries along', async () => {
  const path = await addressOfArticle(108)
  const slug = path.split('/').at(-1) ?? ''
  const restore = await changeInReplica('content', slug, { access: 'subscriber' })
  const log = await notifyThisLocation(env)
  await restore()

  const [, , gone, keys] = log?.changes.at(-1) ?? []
  expect(gone).toBe(1)
  expect(keys).toContain('content/nl/108')
})

describe('a metered article', () => {
  const metered = 116
  const further = 'Hij raamt de gemiste omzet'
  let path: string
  beforeAll(async () => {
    path = await addressOfArticle(metered)
  })

  async function having(read: number[], now = Date.now()): Promise<string> {
    return textOf(path, { cookie: `schakel_meter=${await writeMeter(read, env.JWT_SECRET, now)}` })
  }

  it('is open to who is new here, and says how many are left', async () => {
    const html = await textOf(path)

    expect(html).toContain(further)
    expect(html).toContain('leest u er deze maand nog 2 zonder abonnement')
    expect(html).toContain('"isAccessibleForFree":false')
  })

  it('counts what was read before, but no article twice', async () => {
    expect(await having([1, 2])).toContain('het laatste artikel')
    expect(await having([1, metered, 2])).toContain(further)
  })

  it('is closed once the month’s articles have been read', async () => {
    const html = await having([1, 2, 3])

    expect(html).not.toContain(further)
    expect(html).toContain('U hebt uw 3 vrije artikelen van deze maand gelezen')
    expect(await textOf(`${path}/_payload.json`)).toContain(further)
  })

  it('opens again in another month', async () => {
    expect(await having([1, 2, 3], Date.now() - 40 * 86_400_000)).toContain(further)
  })

  it('is not in feeds', async () => {
    expect(await textOf('/rss.xml')).not.toContain(further)
  })
})

describe('a page for readers with an account', () => {
  const slug = 'alleen-met-account'
  let editor: Editor
  let documentId: string
  beforeAll(async () => {
    editor = await signInEditor()
    const blocks = [
      {
        __component: 'blocks.rich-text',
        body: [{ type: 'paragraph', children: [{ type: 'text', text: 'Het verborgen deel' }] }],
      },
    ]
    const fields = { title: 'Met een account', slug, layout: 'default', access: 'account', blocks }
    documentId = await editor.make('page', fields, 'nl')
    await editor.publish('page', documentId, 'nl')
    return () => editor.remove('page', documentId)
  })

  it('asks others to sign in', async () => {
    const html = await textOf(`/${slug}`)

    expect(html).not.toContain('Het verborgen deel')
    expect(html).toContain('Log in om deze pagina te lezen')
    expect(html).toContain(`/inloggen?naar=%2F${slug}`)
  })

  it('is shown to them', async () => {
    expect(await textOf(`/${slug}`, { cookie: await signIn() })).toContain('Het verborgen deel')
  })
})
