import type { MailValue, Part } from './define-mail.ts'
import { escaped, fill, linesHtml } from './fill-layout.ts'
import { frameTexts } from './frame-texts.ts'
import { headerValue } from './header-value.ts'
import type { CalendarEntry } from './invitation.ts'
import type { AnyMail } from './kinds.ts'
import { layout } from './layout/layout.generated.ts'
import { type Language, siteLink } from './site-link.ts'

/** A complete mail. */
export interface ComposedMail {
  subject: string
  html: string
  text: string
  /** Reply-To; null for the default. */
  replyTo: string | null
  /** One-click unsubscribe URL; null if the mail is a direct response. */
  unsubscribe: string | null
  /** Number of the invoice to attach, or null. */
  invoice: string | null
  /** Entry for the calendar of the recipient, or null. */
  calendar: CalendarEntry | null
}

/** What a mail has besides its text. */
type MailHead = Omit<ComposedMail, 'html' | 'text'>

/**
 * The head of a mail whose text is stored.
 * @throws Error As `composeMail` does.
 */
export function composeHead(kind: AnyMail, language: Language, values: Record<string, MailValue>): MailHead {
  const replyTo = kind.replyTo?.(values) ?? null
  const unsubscribe = kind.unsubscribe?.(values)
  return {
    subject: headerValue('The subject', kind[language](values).subject),
    replyTo: replyTo && headerValue('The address for answers', replyTo),
    unsubscribe: unsubscribe ? siteLink(language, unsubscribe.path, unsubscribe.query) : null,
    invoice: kind.invoice?.(values) ?? null,
    calendar: kind.calendar?.(values) ?? null,
  }
}

/**
 * Renders one mail in one language and escapes its values.
 * @throws Error When a value contains a line break that would reach a header, or SITE_URL is not set.
 */
export function composeMail(
  kind: AnyMail,
  language: Language,
  values: Record<string, MailValue>,
): ComposedMail {
  const head = composeHead(kind, language, values)
  const { parts, button, after = [], unsubscribe: words } = kind[language](values)
  const page = kind.page?.(values)
  const { sender, noReply, unsubscribe } = frameTexts[language]
  const content: Content = {
    subject: head.subject,
    parts,
    after,
    button: button && page ? { label: button, url: siteLink(language, page.path, page.query) } : null,
    unsubscribe: head.unsubscribe,
    unsubscribeLabel: words ?? unsubscribe,
    footer: head.replyTo ? sender : `${sender} ${noReply}`,
    home: siteLink(language, '/'),
    language,
  }
  return { ...head, html: htmlOf(content), text: textOf(content) }
}

interface Content {
  subject: string
  parts: Part[]
  after: Part[]
  button: { label: string; url: string } | null
  unsubscribe: string | null
  unsubscribeLabel: string
  footer: string
  home: string
  language: Language
}

function textOf({ subject, parts, after, button, unsubscribe, unsubscribeLabel, footer, home }: Content) {
  const foot = [footer, home, ...(unsubscribe ? [`${unsubscribeLabel}: ${unsubscribe}`] : [])]
  const blocks = [
    subject,
    ...parts.map(partText),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...after.map(partText),
  ]
  return `${blocks.join('\n\n')}\n\n-- \n${foot.join('\n')}\n`
}

function partText(part: Part): string {
  if (typeof part === 'string') return part
  if ('quote' in part) return part.quote.replace(/^/gm, '> ')
  if ('item' in part) return [part.item.title, part.item.text, part.item.url].filter(Boolean).join('\n')
  return filled(part.facts)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n')
}

function htmlOf(content: Content) {
  const { subject, parts, after, button, unsubscribe, unsubscribeLabel, footer, home, language } = content
  const { copyLink } = frameTexts[language]
  const first = parts.find((part) => typeof part === 'string')
  return [
    fill(layout.head, { language, subject, preview: first ?? '' }),
    ...parts.map(partHtml),
    button ? fill(layout.button, button) : '',
    ...after.map(partHtml),
    button ? fill(layout.copy, { text: copyLink, url: button.url }) : '',
    fill(
      layout.foot,
      { footer, home, host: new URL(home).host },
      {
        unsubscribe: unsubscribe
          ? `<br><a href="${escaped(unsubscribe)}" style="color: #5b616b">${escaped(unsubscribeLabel)}</a>`
          : '',
      },
    ),
  ].join('')
}

function partHtml(part: Part): string {
  if (typeof part === 'string') return fill(layout.paragraph, {}, { text: linesHtml(part) })
  if ('quote' in part) return fill(layout.quote, {}, { lines: linesHtml(part.quote) })
  if ('item' in part) return fill(layout.item, part.item)
  return fill(layout.facts, {}, { rows: filled(part.facts).map(rowHtml).join('') })
}

function rowHtml([label, value]: [string, string]) {
  const line = 'border-bottom: 1px solid #d9d9d4; vertical-align: top'
  return `<tr><th scope="row" align="left" style="padding: 8px 16px 8px 0; font-weight: 400; word-break: normal; color: #5b616b; ${line}">${escaped(label)}</th><td style="padding: 8px 0; word-break: break-word; ${line}">${escaped(value)}</td></tr>`
}

/** Rows with a value. */
function filled(facts: [string, string | null | undefined][]): [string, string][] {
  return facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []))
}
