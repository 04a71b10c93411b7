import type { Payload } from '../payload.ts'
import { isPayload } from './is-payload.ts'

/** The payload of the current document, and its text. */
export interface DocumentPayload {
  payload: Payload
  text: string
}

/**
 * Reads the payload that the worker rendered this document from.
 * @returns null if the document isn't one of the worker's pages.
 */
export function readDocumentPayload(): DocumentPayload | null {
  // While a streamed part waits to be moved into place the script is inside a hidden element, so look it up by id.
  const text = document.getElementById('payload')?.textContent
  if (!text) return null
  const payload = withMarkup(JSON.parse(text), markupOf)
  return isPayload(payload) ? { payload, text } : null
}

/**
 * Restores markup that the document's payload omits.
 * @param markupOf Returns the document's markup for a key.
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
