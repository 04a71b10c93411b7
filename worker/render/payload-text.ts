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

/** Copies only what contains markup: this runs for every document that is rendered. */
function withoutMarkup<Value>(value: Value): Value
function withoutMarkup(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = value.map(withoutMarkup)
    return items.some((item, at) => item !== value[at]) ? items : value
  }
  if (isRichText(value)) return { key: value.key }
  let copy: Record<string, unknown> | undefined
  for (const [key, inner] of Object.entries(value)) {
    const text = withoutMarkup(inner)
    if (text === inner) continue
    copy ??= { ...value }
    copy[key] = text
  }
  return copy ?? value
}

function isRichText(value: object): value is RichText {
  return (
    'html' in value && 'key' in value && typeof value.html === 'string' && Object.keys(value).length === 2
  )
}
