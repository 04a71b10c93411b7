import { describe, expect, it } from 'vitest'
import type { DocumentState } from '../../../worker/changes/document-state.ts'
import { keysTouched } from '../../../worker/changes/keys-touched.ts'

const article: DocumentState = {
  locale: 'nl',
  number: 7,
  slug: 'drones',
  title: 'Drones',
  section: 'logistiek',
  kind: 'news',
  firstPublishedAt: '2026-11-01T08:00:00.000Z',
  startsAt: null,
  endsAt: null,
  card: '{"title":"Drones"}',
  tags: ['drones', 'last-mile'],
  partners: ['acme'],
}
const english: DocumentState = { ...article, locale: 'en', slug: 'drones-en' }

/** The keys of a change of the article. */
function touched(before: DocumentState | null, after: DocumentState | null, others: DocumentState[] = []) {
  return keysTouched({ type: 'content', locale: 'nl', before, after, others }).sort()
}

const itself = ['content/nl/7', 'content/nl/drones', 'everything/nl']

describe('an edit', () => {
  it('of the body only touches the document, but no lists', () => {
    expect(touched(article, { ...article })).toEqual(itself)
  })

  it('of what lists show touches those that show it, whose order stays', () => {
    expect(touched(article, { ...article, title: 'Meer drones' })).toEqual([...itself, 'shown/content/nl/7'])
  })

  it("of another type touches each list that contains it: what it shows may be what it's sorted by", () => {
    const event = { ...article, kind: null, section: null, tags: [] }
    const keys = keysTouched({
      ...{ type: 'event' as const, locale: 'nl' as const, others: [] },
      before: event,
      after: { ...event, title: 'Beurs' },
    })

    expect(keys).toEqual(
      expect.arrayContaining(['shown/event/nl/7', 'list/event/nl', 'list/event/nl/partner=acme']),
    )
  })

  it('that reorders the tags changes no list', () => {
    expect(touched(article, { ...article, tags: ['last-mile', 'drones'] })).toEqual(itself)
  })
})

describe('a move', () => {
  it('to another section touches the lists before and after, and no count', () => {
    const keys = touched(article, { ...article, section: 'ecommerce' })

    expect(keys).toContain('list/content/nl/section=logistiek')
    expect(keys).toContain('list/content/nl/section=ecommerce')
    expect(keys).not.toContain('tag-counts/nl')
  })

  it('to another date of expiry touches the counts', () => {
    expect(touched(article, { ...article, endsAt: '2027-01-01T00:00:00.000Z' })).toContain('tag-counts/nl')
  })

  it('to other tags touches both lists, and the counts', () => {
    const keys = touched(article, { ...article, tags: ['drones', 'recht'] })

    expect(keys).toEqual(
      expect.arrayContaining(['list/content/nl/tag=last-mile', 'list/content/nl/tag=recht', 'tag-counts/nl']),
    )
  })

  it('to another address touches both, and every page that links its languages', () => {
    expect(touched(article, { ...article, slug: 'vliegers' }, [english])).toEqual(
      expect.arrayContaining([
        'content/nl/7',
        'content/nl/drones',
        'content/nl/vliegers',
        'content/languages/7',
        'content/languages/drones',
        'content/languages/vliegers',
        'content/languages/drones-en',
      ]),
    )
  })
})

describe('a language', () => {
  it.each([
    ['that appears', null, article],
    ['that goes', article, null],
  ])('%s touches its lists, its counts and the pages of the others', (_, before, after) => {
    expect(touched(before, after, [english])).toEqual([
      'content/languages/7',
      'content/languages/drones',
      'content/languages/drones-en',
      ...itself,
      'list/content/nl',
      'list/content/nl/kind=news',
      'list/content/nl/partner=acme',
      'list/content/nl/section=logistiek',
      'list/content/nl/tag=drones',
      'list/content/nl/tag=last-mile',
      'shown/content/nl/7',
      'tag-counts/nl',
    ])
  })
})

it('a vacancy touches the jobs of every language: one without it is shown another', () => {
  const vacancy = { ...article, tags: [] }

  const keys = keysTouched({ type: 'vacancy', locale: 'en', before: vacancy, after: vacancy, others: [] })

  for (const locale of ['nl', 'en', 'de']) {
    expect(keys).toContain(`list/vacancy/${locale}`)
    expect(keys).toContain(`everything/${locale}`)
  }
})

it('a vacancy that stays at its place touches searches for words, and what shows it', () => {
  const vacancy = { ...article, tags: [] }
  const edited = {
    ...{ type: 'vacancy' as const, locale: 'nl' as const, others: [] },
    before: vacancy,
    after: { ...vacancy, title: 'Magazijnchef' },
  }
  const list = 'list/vacancy/nl'
  const whichever = ['shown/vacancy/nl/7', 'words/vacancy/nl', 'words/vacancy/en']

  const stays = keysTouched({ ...edited, isInPlace: true })
  expect(stays).toEqual(expect.arrayContaining(whichever))
  expect(stays).not.toContain(list)
  expect(keysTouched(edited)).toEqual(expect.arrayContaining([...whichever, list]))
})

it('a document that is the same in every language has keys of its own', () => {
  const link: DocumentState = { ...article, locale: '*', section: null, kind: null, tags: [], partners: [] }

  expect(keysTouched({ type: 'campaign-link', locale: '*', before: link, after: link, others: [] })).toEqual([
    'campaign-link/*/7',
    'campaign-link/*/drones',
    'everything/*',
  ])
})
