import { articlePath } from '../../client/components/article-path.ts'
import { eventPath } from '../../client/components/event-path.ts'
import { magazinePath } from '../../client/components/magazine-path.ts'
import { partnerPath } from '../../client/components/partner-path.ts'
import { productPath } from '../../client/components/product-path.ts'
import type { Section } from '../../client/content/article-card.ts'
import { isLocale, type Locale } from '../../client/content/locale.ts'
import type { Picture } from '../../client/content/picture.ts'
import type { SearchType } from '../../client/content/search.ts'
import { pathTo } from '../../client/href.ts'
import { anybody } from '../access/audience.ts'
import { articleFor, pageFor } from '../access/closed.ts'
import type { ReadDocument } from '../replica/read-document.ts'
import type { Rows } from '../replica/rows.ts'
import { sentences, textOf, textOfBlocks } from './plain-text.ts'

/** A document as the search index stores it. */
export interface Searchable {
  type: SearchType
  locale: Locale
  /** Site path. */
  path: string
  title: string
  label: string | null
  /** Its introduction; it counts for more than the body. */
  intro: string
  /** Searchable words that aren't shown: tags, companies, places. */
  keywords: string[]
  body: string
  section: Section | null
  /** ISO 8601 instants: the displayed date, and when it disappears from the results. */
  date: string
  endsAt: string | null
  picture: Picture | null
}

/** The fields that depend on the type; the rest is the same for all types. */
type TypeFields = Omit<Searchable, 'type' | 'locale' | 'date' | 'endsAt' | 'section'> &
  Partial<Pick<Searchable, 'date' | 'section'>>

/** A document as the search finds it, with no more of its text than anybody may read: excerpts and suggestions are for all; null if it must not be found. */
export function searchableOf({ document, read }: Rows): Searchable | null {
  const { locale } = document
  if (!isLocale(locale) || !isFindable(read)) return null
  const fields = isOpen(read) ? fieldsOf(read, locale) : null
  if (!fields) return null
  return {
    section: null,
    date: document.first_published_at,
    endsAt: removedAtEnd.has(read.type) ? document.ends_at : null,
    ...fields,
    type: read.type,
    locale,
  }
}

/** An ended event is still worth finding, but not an article that its editors took down or a closed vacancy. */
const removedAtEnd: ReadonlySet<ReadDocument['type']> = new Set(['content', 'vacancy'])

/** An edition repeats what is found by itself. */
type Findable = Exclude<ReadDocument, { type: 'category' | 'campaign-link' | 'edition' }>

function isFindable(read: ReadDocument): read is Findable {
  return read.type !== 'category' && read.type !== 'campaign-link' && read.type !== 'edition'
}

/** Documents that editors hide from search engines are hidden here too, and filled vacancies aren't offered. */
function isOpen(read: Findable): boolean {
  switch (read.type) {
    case 'tag':
      return true
    case 'vacancy':
      return read.value.state === 'published' && !read.value.vacancy.seo.noindex
    default:
      return !read.value.seo.noindex
  }
}

function fieldsOf(read: Findable, locale: Locale): TypeFields | null {
  switch (read.type) {
    case 'content':
      return article(articleFor(read.value, anybody))
    case 'event':
      return event(read.value)
    case 'vacancy':
      return vacancy(read.value.vacancy)
    case 'partner':
      return partner(read.value)
    case 'magazine':
      return magazine(read.value)
    case 'product':
      return product(read.value)
    case 'page':
      return page(pageFor(read.value, anybody), locale)
    case 'tag':
      return tag(read.value, locale)
  }
}

type ValueOf<Type extends ReadDocument['type']> = Extract<ReadDocument, { type: Type }>['value']

function article(value: ValueOf<'content'>): TypeFields {
  return {
    path: articlePath(value),
    title: value.title,
    label: value.sponsor?.name ?? value.kicker,
    intro: value.intro,
    keywords: [
      ...names(value.tags),
      ...names(value.partners),
      ...names(value.authors),
      ...(value.kicker ? [value.kicker] : []),
    ],
    body: textOfBlocks(value.body),
    section: value.section,
    date: value.publishedAt,
    picture: value.picture,
  }
}

function event(value: ValueOf<'event'>): TypeFields {
  const { venue, organizer } = value
  return {
    path: eventPath(value),
    title: value.title,
    label: venue && [...new Set([venue.name, venue.city])].join(', '),
    intro: value.intro,
    keywords: [
      ...names(value.tags),
      ...names(value.partners),
      ...(organizer ? ['partner' in organizer ? organizer.partner.name : organizer.name] : []),
      ...value.speakers.map((speaker) => sentences(speaker.name, speaker.company)),
    ],
    body: sentences(textOfBlocks(value.body), ...value.programme.map((item) => item.title)),
    section: value.section,
    date: value.startsAt,
    picture: value.picture,
  }
}

function vacancy(value: ValueOf<'vacancy'>['vacancy']): TypeFields {
  return {
    path: pathTo(value.locale, 'jobs-vacature-id-slug', { id: value.number, slug: value.slug }),
    title: value.title,
    label: [value.employer.name, ...value.cities.slice(0, 1)].join(', '),
    intro: '',
    keywords: [value.employer.name, ...value.cities, ...names(value.categories), ...value.benefits],
    body: textOf(value.description),
    date: value.postedAt,
    picture: value.employer.logo,
  }
}

function partner(value: ValueOf<'partner'>): TypeFields {
  return {
    path: partnerPath(value, (name, params) => pathTo(value.locale, name, params)),
    title: value.name,
    label: value.city,
    intro: value.intro ?? '',
    keywords: [...names(value.categories), ...value.brands, ...value.certificates],
    body: textOfBlocks(value.body),
    picture: value.logo,
  }
}

function magazine(value: ValueOf<'magazine'>): TypeFields {
  return {
    path: magazinePath(value),
    title: value.title,
    label: value.edition,
    intro: value.intro,
    keywords: [value.edition, ...names(value.partners)],
    body: value.contents.map((line) => line.title).join('. '),
    date: value.issuedAt,
    picture: value.cover,
  }
}

function product(value: ValueOf<'product'>): TypeFields | null {
  const path = productPath(value)
  if (!path) return null
  const sellers = [value.partner?.name, value.brand].filter((name) => name != null)
  return {
    path,
    title: value.name,
    label: sellers[0] ?? null,
    intro: value.intro,
    keywords: sellers,
    body: sentences(
      ...value.features,
      textOfBlocks(value.body),
      ...value.specifications.map(({ label, value: text }) => `${label} ${text}`),
    ),
    picture: value.picture,
  }
}

function page(value: ValueOf<'page'>, locale: Locale): TypeFields {
  return {
    path: pathTo(locale, 'slug', { slug: value.slug }),
    title: value.title,
    label: null,
    intro: value.intro ?? '',
    keywords: [],
    body: textOfBlocks(value.blocks),
    picture: null,
  }
}

function tag(value: ValueOf<'tag'>, locale: Locale): TypeFields {
  return {
    path: pathTo(locale, 'news-tag-tag', { tag: value.slug }),
    title: value.name,
    label: null,
    intro: value.description ?? '',
    keywords: [],
    body: '',
    picture: null,
  }
}

function names(named: { name: string }[]): string[] {
  return named.map(({ name }) => name)
}
