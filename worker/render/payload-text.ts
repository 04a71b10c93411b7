import type { RichText } from '../../client/content/rich-text.ts'
import type { Payload } from '../../client/payload.ts'
import { scriptJson } from '../content/markup.ts'

/**
 * The payload inside a document. Markup is omitted: it is in the document already, and hydration reads it back.
 * @param props The page's props without promises.
 */
export function documentPayload(payload: Payload, props: object): string {
  return scriptJson(withoutMarkup({ ...payload, props }))
}

function withoutMarkup(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMarkup)
  if (typeof value !== 'object' || value === null) return value
  if (isRichText(value)) return { key: value.key }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutMarkup(inner)]))
}

function isRichText(value: object): value is RichText {
  return (
    'key' in value && 'html' in value && typeof value.html === 'string' && Object.keys(value).length === 2
  )
}
