import type { Locale } from '../content/locale.ts'
import type { MessageKey } from '../i18n/dictionary.ts'
import type { Translate } from '../i18n/translator.ts'

/** What is wrong with a field, or what came of a form: a text of the dictionary with its values. */
export interface FieldMessage {
  key: FormKey
  values?: Record<string, string | number>
}

/** Keys of the texts that forms say, and of what the accounts say to them. */
export type FormKey = Extract<
  MessageKey,
  | `form.${string}`
  | `account.${string}.done-text`
  | `my-account.done.${string}`
  | `account-error.${string}`
  | `${string}-form.done${string}`
  | 'application-form.closed'
  | 'candidate-form.gone'
  | `door-form.${string}`
  | `event-form.refused.${string}`
  | 'figures-form.broken'
  | 'newsletter-form.broken'
  | `job-alert-form.${string}`
  | 'payment-form.not-now'
  | `subscription-form.${string}`
  | `order-form.refused.${string}`
  | `issues.refused.${string}`
  | `own-vacancy.refused.${string}`
  | `subscribe.refused.${string}`
  | `ticket-order.refused.${string}`
>

/** Whether a key is that of a text that says what was done. */
export function isDoneKey(key: string): boolean {
  return /^(?:account\.[a-z-]+\.done-text|my-account\.done\.[a-z-]+|[a-z-]+-form\.done(?:-[a-z-]+)?)$/.test(
    key,
  )
}

/** What is wrong with which field, by the field's name. */
export type FieldErrors = Record<string, FieldMessage>

interface Language {
  locale: Locale
  t: Translate
}

/** The text of a message beside the field with this label. */
export function messageText({ t, locale }: Language, { key, values }: FieldMessage, label = ''): string {
  const written = Object.entries(values ?? {}).map(([name, value]) => [
    name,
    valueText(name, value, { t, locale }),
  ])
  const isQuestion = label.endsWith('?')
  const field = isQuestion ? quoted(label, locale) : label
  const name = isQuestion ? field : withinSentence(label, locale)
  return t(key, { field, name, ...Object.fromEntries(written) })
}

/** A question, such as an organiser's, can't be part of a sentence without. */
function quoted(question: string, locale: Locale): string {
  return locale === 'de' ? `„${question}“` : `“${question}”`
}

/** What was typed stays as it was typed, and the label of another field is a text of the dictionary itself. */
function valueText(name: string, value: string | number, { t, locale }: Language): string {
  if (name === 'value') return String(value)
  if (name === 'cents') return inEuros(Number(value), locale)
  const text = String(value)
  return name === 'other' && isMessageKey(text) ? t(text) : inWords(value, locale)
}

function isMessageKey(text: string): text is MessageKey {
  return /^[a-z][\w-]*(?:\.[\w-]+)+$/.test(text)
}

/** Whether two messages, or none, read the same. */
export function isSameMessage(one: FieldMessage | undefined, other: FieldMessage | undefined): boolean {
  return one?.key === other?.key && JSON.stringify(one?.values) === JSON.stringify(other?.values)
}

/** In the middle of a sentence a label is a common word; abbreviations and German nouns keep their capital. */
function withinSentence(label: string, locale: Locale): string {
  if (locale === 'de' || /^\p{Lu}{2}/u.test(label)) return label
  return label.charAt(0).toLowerCase() + label.slice(1)
}

/** Cents as an amount; without cents where there are none. */
function inEuros(cents: number, locale: Locale): string {
  const language = locale === 'en' ? 'en-GB' : locale
  const style = { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' } as const
  return new Intl.NumberFormat(language, style).format(cents / 100)
}

function inWords(value: string | number, locale: Locale): string {
  const text = String(value)
  const language = locale === 'en' ? 'en-GB' : locale
  if (/^\d{4}-\d{2}-\d{2}$/.test(text))
    return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(text))
  if (/^-?\d+(\.\d+)?$/.test(text)) return new Intl.NumberFormat(language).format(Number(text))
  return text
}
