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

/**
 * What a call that writes answers: the document, or the entries that it was about; null where there was no such document.
 */
export type DocumentAnswer =
  | (Record<string, unknown> & { documentId: string; entries?: { documentId: string }[] })
  | null

export type DocumentMiddleware = (
  call: DocumentCall,
  next: () => Promise<DocumentAnswer>,
) => Promise<DocumentAnswer>

type ApiUid = `api::${string}.${string}`

/** Types that editors publish, by the name that the rest of the house uses. */
export const publishedTypes = ['content', 'page', 'event', 'vacancy', 'partner', 'product', 'magazine']

/** Types without a draft: saved is published. */
export const immediateTypes = ['tag', 'author', 'category', 'redirect', 'campaign-link']

/** @returns Such as `api::content.content`. */
export function uidOf(type: string): ApiUid {
  return `api::${type}.${type}`
}

/** @returns The name in it, such as `content`. */
export function typeOf(uid: string): string {
  return uid.slice(uid.lastIndexOf('.') + 1)
}

/** Tells whether a call writes fields. */
export function writes({ action }: DocumentCall) {
  return action === 'create' || action === 'update'
}

/**
 * The drafts that a call is about.
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
