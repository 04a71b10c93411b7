import * as v from 'valibot'
import { locales } from '../../client/content/locale.ts'

const texts = v.pipe(v.array(v.string()), v.readonly())

/** A document in one language, as far as lists and addresses show it. */
export const DocumentState = v.object({
  /** `*` for documents that are the same in every language. */
  locale: v.picklist([...locales, '*']),
  number: v.nullable(v.number()),
  slug: v.string(),
  title: v.string(),
  section: v.nullable(v.string()),
  kind: v.nullable(v.string()),
  firstPublishedAt: v.string(),
  startsAt: v.nullable(v.string()),
  endsAt: v.nullable(v.string()),
  /** Its card in lists, as JSON. */
  card: v.string(),
  /** Slugs of its tags, in any order. */
  tags: texts,
  /** Links of the companies that it names, in any order. */
  partners: texts,
})

export type DocumentState = v.InferOutput<typeof DocumentState>

/** The part of a document before a change that consumers need. */
export const PreviousState = v.object({
  ...v.pick(DocumentState, ['number', 'slug', 'title']).entries,
  /** The backend's state of an event or a vacancy. */
  state: v.nullable(v.string()),
  /** Site paths of which search engines were notified. */
  paths: texts,
})

export type PreviousState = v.InferOutput<typeof PreviousState>
