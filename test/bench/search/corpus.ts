import type { Article } from '../../../client/content/article.ts'
import { type Rows, rowShape } from '../../../worker/replica/rows.ts'

/** A generated article, as far as it is searched. */
export interface MadeArticle {
  number: number
  documentId: string
  slug: string
  title: string
  intro: string
  text: string
  section: Article['section']
  /** ISO 8601 instant. */
  publishedAt: string
}

/** An endless sequence of documents, and their words; the same every time. */
export interface Corpus {
  /** From 0. */
  article: (index: number) => MadeArticle
  /** Most frequent first. */
  words: string[]
}

const onsets = [
  'b',
  'br',
  'd',
  'dr',
  'f',
  'g',
  'gr',
  'h',
  'k',
  'kl',
  'kr',
  'l',
  'm',
  'n',
  'p',
  'pl',
  'r',
  's',
  'sch',
  'sl',
  'st',
  't',
  'tr',
  'v',
  'vr',
  'w',
  'z',
]
const nuclei = ['a', 'aa', 'e', 'ee', 'i', 'ie', 'o', 'oo', 'oe', 'u', 'ui', 'ij', 'ei']
const codas = ['k', 'l', 'm', 'n', 'ng', 'p', 'r', 'rt', 's', 'st', 't', 'nd', 'lt']
const sections = ['ecommerce', 'logistiek', 'fulfilment'] as const

const rootCount = 6000
const wordCount = 40_000
const firstNumber = 1_000_000
const day = 86_400_000

/**
 * Generates the corpus. Words are as frequent as in real texts (Zipf); most of the rare ones are compounds of two
 * others.
 */
export function makeCorpus(): Corpus {
  const random = randomFrom(20_261_121)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const syllable = () => pick(onsets) + pick(nuclei) + pick(codas)
  const roots = new Set<string>()
  while (roots.size < rootCount) roots.add(random() < 0.4 ? syllable() : syllable() + syllable())
  const words = new Set(roots)
  const parts = [...roots].filter((root) => root.length > 3)
  while (words.size < wordCount) words.add(pick(parts) + pick(parts))
  const ranked = [...words]
  return { words: ranked, article: (index) => makeArticle(index, ranked) }
}

function makeArticle(index: number, words: string[]): MadeArticle {
  const random = randomFrom(index + 1)
  // A word's rank with probability 1 / rank: uniform on the logarithm.
  const word = () => words[Math.floor(words.length ** random()) - 1] ?? words[0] ?? ''
  const sentence = (length: number) => {
    const text = Array.from({ length }, word).join(' ')
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
  }
  const number = firstNumber + index
  return {
    number,
    documentId: `made${index}`,
    slug: `gemaakt-${index}`,
    title: sentence(7),
    intro: `${sentence(10)}. ${sentence(10)}.`,
    text: Array.from({ length: 6 }, () => `${sentence(12)}.`).join(' '),
    section: sections[index % sections.length] ?? 'logistiek',
    publishedAt: new Date(
      Date.UTC(2014, 0, 1) + (index % 4700) * day + (index % 86_000) * 1000,
    ).toISOString(),
  }
}

/** As the replica stores it, without what only its page needs. */
export function rowsFor(made: MadeArticle): Rows {
  const { number, documentId, slug, title, intro, section, publishedAt } = made
  const value: Article = {
    number,
    documentId,
    slug,
    title,
    intro,
    section,
    publishedAt,
    locale: 'nl',
    kicker: null,
    kind: 'news',
    readingMinutes: 1,
    picture: null,
    sponsor: null,
    priority: 0,
    access: 'free',
    isClosed: false,
    modifiedAt: null,
    body: [{ kind: 'rich-text', text: { key: 'body-0', html: `<p>${made.text}</p>` } }],
    gallery: [],
    authors: [],
    tags: [],
    partners: [],
    corrections: [],
    source: null,
    download: null,
    translations: [],
    seo: { title: null, description: null, canonical: null, noindex: false, picture: null },
  }
  return {
    document: {
      type: 'content',
      document_id: documentId,
      locale: 'nl',
      number,
      slug,
      title,
      section,
      kind: 'news',
      first_published_at: publishedAt,
      updated_at: publishedAt,
      starts_at: null,
      ends_at: null,
      shape: rowShape,
      entry: '{}',
      card: '{}',
    },
    tags: [],
    push: null,
    read: { type: 'content', value },
  }
}

/** Pseudo-random numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
