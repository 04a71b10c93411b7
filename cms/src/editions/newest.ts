import type { Core } from '@strapi/strapi'
import { uidOf } from '../documents/types.ts'
import { type Draft, editionUid, isList, listed, listParts, type Part } from './edition.ts'
import { runTable } from './tables.ts'

const weekMs = 7 * 86_400_000

/** What an edition without lists begins with. */
const beginnings: Record<Draft['newsletter'], Part[]> = {
  morning: [articles(8)],
  weekly: [articles(10), events(3)],
  jobs: [vacancies(12), articles(2)],
  events: [events(10), articles(2)],
}

function articles(newest: number): Part {
  return { __component: 'edition.articles', title: null, articles: [], newest }
}

function vacancies(newest: number): Part {
  return { __component: 'edition.vacancies', title: null, vacancies: [], newest }
}

function events(newest: number): Part {
  return { __component: 'edition.events', title: null, events: [], newest }
}

/**
 * Adds to each list as many of the newest as it asks for, none twice, and has it ask no more.
 * @param withBeginning Whether an edition without lists gets those of its newsletter.
 * @returns The parts; null if nothing asked for anything.
 */
export async function withNewest(
  strapi: Core.Strapi,
  draft: Draft,
  { withBeginning }: { withBeginning: boolean },
): Promise<Part[] | null> {
  const hasLists = draft.blocks.some(isList)
  const parts = hasLists || !withBeginning ? draft.blocks : [...draft.blocks, ...beginnings[draft.newsletter]]
  if (!parts.some((part) => isList(part) && (part.newest ?? 0) > 0)) return null
  const since = await lastSent(strapi, draft)
  const taken = new Set(parts.flatMap((part) => (isList(part) ? listed(part) : [])).map(idOf))
  const filled: Part[] = []
  for (const part of parts) {
    if (!isList(part) || !part.newest) {
      filled.push(part)
      continue
    }
    const { field, type } = listParts[part.__component]
    const found = await newestOf(strapi, type, { locale: draft.locale, since, taken, count: part.newest })
    for (const documentId of found) taken.add(documentId)
    const all = [...listed(part), ...found.map((documentId) => ({ documentId }))]
    filled.push({ ...part, [field]: all, newest: 0 } as Part)
  }
  return filled
}

/** A draft as it would be sent now: with the newest that its lists ask for. */
export async function asSentNow(strapi: Core.Strapi, draft: Draft): Promise<Draft> {
  const parts = await withNewest(strapi, draft, { withBeginning: false })
  return parts ? { ...draft, blocks: parts } : draft
}

/** Saves the parts of a draft. */
export async function saveParts(
  strapi: Core.Strapi,
  { documentId, locale }: Pick<Draft, 'documentId' | 'locale'>,
  parts: Part[],
): Promise<void> {
  const data = { blocks: parts.map(inputOf) }
  await strapi.documents(editionUid).update({ documentId, locale, data: data as never })
}

/** A part as the document service takes it. */
function inputOf({ id: _, ...part }: Part): object {
  if (isList(part)) {
    const { field } = listParts[part.__component]
    return { ...part, [field]: listed(part).map(idOf) }
  }
  switch (part.__component) {
    case 'edition.company':
      return { ...part, partner: part.partner?.documentId ?? null }
    case 'edition.product':
      return { ...part, product: part.product?.documentId ?? null }
    case 'edition.advert': {
      const { picture } = part
      return {
        ...part,
        partner: part.partner?.documentId ?? null,
        picture: picture && {
          file: picture.file?.id ?? null,
          alt: picture.alt,
          caption: picture.caption,
          credit: picture.credit,
        },
      }
    }
    default:
      return part
  }
}

function idOf({ documentId }: { documentId: string }): string {
  return documentId
}

/** When the newsletter was sent before in this language; a week ago at most. */
async function lastSent(strapi: Core.Strapi, { newsletter, locale }: Draft): Promise<Date> {
  const [last] = await strapi.db
    .connection(runTable)
    .where({ newsletter, locale })
    .whereIn('state', ['sending', 'sent'])
    .max({ at: 'started_at' })
  return new Date(Math.max(Number(last?.at ?? 0), Date.now() - weekMs))
}

interface Wanted {
  locale: string
  since: Date
  taken: ReadonlySet<string>
  count: number
}

async function newestOf(
  strapi: Core.Strapi,
  type: 'content' | 'vacancy' | 'event',
  { locale, since, taken, count }: Wanted,
): Promise<string[]> {
  const now = new Date()
  const conditions = {
    content: {
      where: {
        firstPublishedAt: { $gt: since, $lte: now },
        kind: { $ne: 'advertorial' },
        $or: [{ expiresAt: null }, { expiresAt: { $gt: now } }],
      },
      orderBy: [{ priority: 'desc' }, { firstPublishedAt: 'desc' }],
    },
    vacancy: {
      where: { vacancyState: 'published', validThrough: { $gt: now }, postedAt: { $gt: since, $lte: now } },
      orderBy: [{ postedAt: 'desc' }],
    },
    event: {
      where: { startsAt: { $gt: now }, eventStatus: { $ne: 'cancelled' } },
      orderBy: [{ startsAt: 'asc' }],
    },
  }[type]
  const rows: { documentId: string }[] = await strapi.db.query(uidOf(type)).findMany({
    select: ['documentId'],
    where: { ...conditions.where, locale, publishedAt: { $notNull: true } },
    orderBy: conditions.orderBy,
    limit: count + taken.size,
  })
  return rows
    .map(idOf)
    .filter((documentId) => !taken.has(documentId))
    .slice(0, count)
}
