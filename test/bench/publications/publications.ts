import type { Random } from '../../../cms/seed/random.ts'
import { selectHead } from '../../../worker/changes/stream.ts'
import type { Editor } from '../../e2e/support/editor.ts'
import { markerOf } from './marker.ts'
import type { SlowTime } from './slow-time.ts'
import type { Stores } from './stores.ts'

/** What an editor did to a document. */
export interface Publication {
  documentId: string
  /** The version that a page must show since; null where it was taken away. */
  version: number | null
  /** When Strapi had answered, in the time of the simulation. */
  at: number
  /** The replica had it with this change, or an earlier one. */
  head: number
}

/** Documents that are published, changed and taken away in turn. */
export interface Published {
  type: 'content' | 'vacancy' | 'partner'
  documentId: string
  /** 0 as long as it was not changed. */
  version: number
  isAway: boolean
  /** One that is published again before the replica has it is never seen there. */
  isUnderWay: boolean
}

/** What there is to publish with. */
export interface Desk {
  time: SlowTime
  editor: Editor
  stores: Stores
  documents: Published[]
  random: Random
}

/** Of so many changes of a company, one is of its name, which stands in every article that names it; the others are of its profile. */
const changesToARename = 5

/** Of ten publications: so many change an article, and so on. */
const turns = [
  'article',
  'article',
  'vacancy',
  'away',
  'article',
  'company',
  'article',
  'back',
  'article',
  'vacancy away',
]

/** Does what is next. @returns When the replica has it. */
export async function publishNext(desk: Desk, turn: number): Promise<Publication | null> {
  const what = turns[turn % turns.length]
  if (what === 'company') {
    const isRename = Math.floor(turn / turns.length) % changesToARename === 0
    return (isRename ? change : changeProfile)(desk, pick(desk, 'partner', false))
  }
  if (what === 'vacancy') return change(desk, pick(desk, 'vacancy', false))
  if (what === 'vacancy away') return takeAway(desk, pick(desk, 'vacancy', false))
  if (what === 'away') return takeAway(desk, pick(desk, 'content', false))
  if (what === 'back') return change(desk, pick(desk, 'content', true))
  return change(desk, pick(desk, 'content', false))
}

function pick({ documents, random }: Desk, type: Published['type'], isAway: boolean): Published | null {
  const some = documents.filter(
    (document) => document.type === type && document.isAway === isAway && !document.isUnderWay,
  )
  return some[Math.floor(random.next() * some.length)] ?? null
}

async function change(desk: Desk, document: Published | null): Promise<Publication | null> {
  if (!document) return null
  document.version += 1
  document.isAway = false
  document.isUnderWay = true
  const { type, documentId, version } = document
  const text = `${markerOf(documentId, version)} Gewijzigd`
  await desk.editor.publishDocument(
    { type, documentId, locale: 'nl' },
    type === 'partner' ? { name: text } : { title: text },
  )
  return publicationOf(desk, document, version, ({ title }) => title === text)
}

/** Changes what only a company's own pages and lists show; no marker tells of it. */
async function changeProfile(desk: Desk, document: Published | null): Promise<Publication | null> {
  if (!document) return null
  document.isUnderWay = true
  const { documentId, version } = document
  const text = `Gewijzigd profiel ${crypto.randomUUID()}`
  await desk.editor.publishDocument({ type: 'partner', documentId, locale: 'nl' }, { intro: text })
  return publicationOf(desk, document, version, ({ intro }) => intro === text)
}

async function takeAway(desk: Desk, document: Published | null): Promise<Publication | null> {
  if (!document) return null
  document.isAway = true
  document.isUnderWay = true
  const { type, documentId } = document
  await desk.editor.unpublishDocument({ type, documentId, locale: 'nl' })
  return publicationOf(desk, document, null, ({ title }) => title === null)
}

/** What Strapi has just acknowledged, once the replica has it. */
async function publicationOf(
  { time, stores }: Desk,
  document: Published,
  version: number | null,
  isThere: (shown: { title: string | null; intro: string | null }) => boolean,
): Promise<Publication> {
  const { type, documentId } = document
  const at = time.now()
  for (;;) {
    const [shown, heads] = await stores.query([
      {
        sql: `SELECT title, entry ->> '$.intro' AS intro FROM documents WHERE type = ? AND document_id = ? AND locale = 'nl'`,
        values: [type, documentId],
      },
      { sql: selectHead },
    ])
    const { title, intro } = shown?.[0] ?? {}
    if (isThere({ title: textOf(title), intro: textOf(intro) })) {
      document.isUnderWay = false
      return { documentId, version, at, head: Number(heads?.[0]?.head) }
    }
    await time.pause(50)
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
