import type { Core, UID } from '@strapi/strapi'

/** One call of the document service, as a middleware sees it. */
export interface DocumentCall {
  uid: UID.ContentType
  /** `create`, `update`, `publish`, `unpublish`, `delete`, … */
  action: string
  params: {
    documentId?: string
    locale?: string | string[]
    status?: string
    data?: Record<string, unknown>
    populate?: unknown
    fields?: unknown
  }
}

/** The result of a call that writes: the document, or the affected entries; null if the document doesn't exist. */
export type DocumentAnswer =
  | (Record<string, unknown> & { documentId: string; entries?: { documentId: string }[] })
  | null

export type DocumentMiddleware = (
  call: DocumentCall,
  next: () => Promise<DocumentAnswer>,
) => Promise<DocumentAnswer>

type ApiUid = `api::${string}.${string}`

/** Types with draft and publication, by the names used in the rest of the code. */
export const publishedTypes = [
  'content',
  'page',
  'event',
  'vacancy',
  'partner',
  'product',
  'magazine',
  'edition',
]

/** Types without drafts: saving publishes. */
export const immediateTypes = ['tag', 'author', 'category', 'redirect', 'campaign-link', 'prompt']

/** @returns Such as `api::content.content`. */
export function uidOf(type: string): ApiUid {
  return `api::${type}.${type}`
}

/** @returns The name in it, such as `content`. */
export function typeOf(uid: string): string {
  return uid.slice(uid.lastIndexOf('.') + 1)
}

/** Whether a call writes fields. */
export function writes({ action }: DocumentCall) {
  return action === 'create' || action === 'update'
}

/**
 * The drafts affected by a call.
 * @returns A condition for `strapi.db.query`.
 */
export function draftsOf(
  strapi: Core.Strapi,
  { uid, params }: DocumentCall,
): { documentId: string | undefined; locale?: unknown; publishedAt: null } {
  const localized = strapi
    .plugin('i18n')
    .service('content-types')
    .isLocalizedContentType(strapi.getModel(uid))
  const wanted = params.locale ?? 'nl'
  const locale = Array.isArray(wanted) ? { $in: wanted } : wanted
  return {
    documentId: params.documentId,
    publishedAt: null,
    ...(localized && locale !== '*' ? { locale } : {}),
  }
}
