/**
 * Markup that the worker rendered from the editors' text and sanitised with an allow-list. A document contains it only once: hydration
 * reads `html` back from the element with `data-rich={key}`.
 */
export interface RichText {
  /** Unique within one page. */
  key: string
  html: string
}
