import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { type DocumentMiddleware, draftsOf, typeOf, uidOf } from './types.ts'

type Entry = Record<string, unknown>

/** A field that must be filled before an entry can be published. */
interface Requirement {
  /** Path, such as `hero.alt`. */
  field: string
  /** When it may stay empty. */
  unless?: (entry: Entry) => boolean
}

const requirements: Record<string, Requirement[]> = {
  content: [
    ...fields('kind', 'section', 'title', 'intro', 'body', 'hero.file', 'hero.alt', 'authors'),
    { field: 'download.file', unless: (content) => content.kind !== 'whitepaper' },
  ],
  page: fields('title', 'slug'),
  event: [
    ...fields('title', 'intro', 'startsAt', 'eventStatus', 'attendance', 'hero.file', 'hero.alt'),
    { field: 'venue.name', unless: (event) => event.attendance === 'online' },
    { field: 'onlineUrl', unless: (event) => event.attendance === 'offline' },
    { field: 'organizer', unless: (event) => Boolean(event.organizerName) },
  ],
  vacancy: [
    ...fields(
      'title',
      'description',
      'employer',
      'categories',
      'employmentType',
      'applyMethod',
      'postedAt',
      'validThrough',
    ),
    { field: 'locations', unless: (vacancy) => vacancy.remote === 'full' },
    { field: 'applicantCountries', unless: (vacancy) => vacancy.remote !== 'full' },
    { field: 'applyUrl', unless: (vacancy) => vacancy.applyMethod !== 'url' },
    { field: 'applyEmail', unless: (vacancy) => vacancy.applyMethod !== 'email' },
  ],
  partner: [
    ...fields('name', 'link', 'roles'),
    // Companies make their own profiles; without a logo their initial stands in.
    { field: 'logo', unless: (partner) => partner.tier === 'basic' },
    // A translated vacancy needs its employer's name, even while the employer's own text is only in Dutch.
    { field: 'intro', unless: (partner) => partner.locale !== 'nl' },
  ],
  product: fields('kind', 'name', 'slug', 'intro'),
  magazine: fields('title', 'number', 'year', 'issuedAt', 'cover.file'),
  edition: fields('title', 'slug', 'newsletter', 'subject', 'blocks'),
}

const populate: Record<string, object> = {
  content: {
    hero: { populate: ['file'] },
    download: { populate: ['file'] },
    authors: true,
    body: true,
  },
  page: {},
  event: { hero: { populate: ['file'] }, venue: true, organizer: true },
  vacancy: { employer: true, categories: true, locations: true },
  partner: { logo: true },
  product: {},
  magazine: { cover: { populate: ['file'] } },
  edition: { blocks: true },
}

const uids = new Set<string>(Object.keys(requirements).map(uidOf))

function fields(...names: string[]): Requirement[] {
  return names.map((field) => ({ field }))
}

/** Refuses to publish an entry that lacks what readers and search engines need; drafts may be incomplete. */
export function requiredToPublish(strapi: Core.Strapi): DocumentMiddleware {
  return async function requiredToPublish(call, next) {
    if (call.action !== 'publish' || !uids.has(call.uid)) return next()
    const type = typeOf(call.uid)
    const drafts = await strapi.db
      .query(call.uid)
      .findMany({ where: draftsOf(strapi, call), populate: populate[type] })
    for (const draft of drafts) refuseIncomplete(type, draft)
    return next()
  }
}

/** @throws errors.ValidationError */
function refuseIncomplete(type: string, entry: Entry) {
  const missing = incompleteFields(type, entry)
  if (missing.length === 0) return
  throw new errors.ValidationError(
    `Not ready to publish (${entry.locale}): ${missing.join(', ')} must be filled`,
    {
      errors: missing.map((field) => ({
        path: field.split('.'),
        message: `${field} must be filled`,
        name: 'ValidationError',
      })),
    },
  )
}

/** @returns Paths of the fields that are still empty. */
export function incompleteFields(type: string, entry: Entry): string[] {
  return (requirements[type] ?? [])
    .filter(({ field, unless }) => !unless?.(entry) && isEmpty(valueAt(entry, field)))
    .map(({ field }) => field)
}

function valueAt(entry: Entry, path: string) {
  return path.split('.').reduce((value: unknown, key) => (isRecord(value) ? value[key] : undefined), entry)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isEmpty(value: unknown) {
  return value == null || value === '' || (Array.isArray(value) && value.length === 0)
}
