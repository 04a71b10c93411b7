import type { Payload } from '../payload.ts'
import { isPayload } from './is-payload.ts'

/** The payload of the document that is shown, and the text it was written as. */
export interface DocumentPayload {
  payload: Payload
  text: string
}

/**
 * Reads back what the worker rendered this document from.
 * @returns null in a document that is none of the worker's pages.
 */
export function readDocumentPayload(): DocumentPayload | null {
  // While a streamed part waits to be put in its place the script sits in a hidden element, so only its id finds it.
  const text = document.getElementById('payload')?.textContent
  if (!text) return null
  const payload = withMarkup(JSON.parse(text), markupOf)
  return isPayload(payload) ? { payload, text } : null
}

/**
 * Puts markup back where the document's payload leaves it out.
 * @param markupOf The markup that the document holds under a key.
 */
export function withMarkup(value: unknown, markupOf: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => withMarkup(item, markupOf))
  if (typeof value !== 'object' || value === null) return value
  if (isEmptiedText(value)) return { key: value.key, html: markupOf(value.key) }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withMarkup(inner, markupOf)]))
}

function isEmptiedText(value: object): value is { key: string } {
  return 'key' in value && typeof value.key === 'string' && Object.keys(value).length === 1
}

function markupOf(key: string): string {
  return document.querySelector(`[data-rich="${CSS.escape(key)}"]`)?.innerHTML ?? ''
}
