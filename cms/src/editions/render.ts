import { escaped, fill, linesHtml } from '../mail/fill-layout.ts'
import { frameTexts } from '../mail/frame-texts.ts'
import { headerValue } from '../mail/header-value.ts'
import { layout } from '../mail/layout/layout.generated.ts'
import { type Language, siteLink } from '../mail/site-link.ts'
import { newsletterNames } from '../newsletters/names.ts'
import type { EditionContent, MailPart } from './content.ts'
import type { ShownItem } from './mail-item.ts'
import type { MailPicture } from './mail-picture.ts'
import { type LinkOf, richHtml, richText } from './rich-text.ts'
import { editionTexts } from './texts.ts'

/** An edition as a mail, the same for everybody: `{{unsubscribe}}` and `{{preferences}}` are filled in for each. */
export interface RenderedEdition {
  subject: string
  html: string
  text: string
}

/** Writes an edition. @param link What each of its links becomes. @throws Error For a subject that is no header. */
export function renderEdition(
  content: EditionContent,
  link: LinkOf = plainLink(content.locale),
): RenderedEdition {
  return {
    subject: headerValue('The subject', content.subject),
    html: htmlOf(content, link),
    text: textOf(content, link),
  }
}

/** Leads straight to the target; null for anything but a page of the site or of the web. */
export function plainLink(language: Language): LinkOf {
  return (target) => {
    if (/^\/(?!\/)/.test(target)) return siteLink(language, target)
    return /^https?:\/\//i.test(target) && URL.canParse(target) ? new URL(target).href : null
  }
}

/** Site path of an edition that was sent, without its language. */
export function editionPath({ slug }: { slug: string }): string {
  return `/nieuwsbrief/${slug}`
}

function htmlOf(content: EditionContent, link: LinkOf): string {
  const { locale, subject, preheader, intro, newsletter, parts } = content
  const words = editionTexts[locale]
  const home = siteLink(locale, '/')
  return [
    fill(layout.head, { language: locale, subject, preview: preheader || intro }),
    fill(layout.label, { text: newsletterNames[locale][newsletter] }),
    intro ? fill(layout.paragraph, {}, { text: linesHtml(intro) }) : '',
    ...parts.map((part) => partHtml(part, locale, link)),
    fill(
      layout.foot,
      {
        footer: `${frameTexts[locale].sender} ${words.sender}`,
        home,
        host: new URL(home).host,
      },
      {
        unsubscribe: [
          [siteLink(locale, editionPath(content)), words.online],
          ['{{preferences}}', words.preferences],
          ['{{unsubscribe}}', words.unsubscribe],
        ]
          .map(([url, label]) => `<br><a href="${url}" style="color: #5b616b">${escaped(label ?? '')}</a>`)
          .join(''),
      },
    ),
  ].join('')
}

/** Links of a part that is for one company. */
function linkFor(partner: string | null, link: LinkOf): LinkOf {
  return (target, label) => link(target, label, partner)
}

function partHtml(part: MailPart, locale: Language, link: LinkOf): string {
  switch (part.kind) {
    case 'list':
      return [
        part.title ? fill(layout.heading, { text: part.title }) : '',
        ...part.items.map((item) => itemHtml(item, locale, link)),
      ].join('')
    case 'one':
      return itemHtml(part.item, locale, linkFor(part.partner, link))
    case 'text':
      return richHtml(part.nodes, link)
    case 'advert': {
      const url = link(part.href, part.title, part.partner)
      if (!url) return ''
      return [
        fill(layout.label, { text: advertLabel(part.advertiser, locale) }),
        part.picture ? pictureHtml(part.picture, url) : '',
        fill(layout.item, { title: part.title, text: part.text, url }),
        fill(layout.button, { label: part.label ?? editionTexts[locale].more, url }),
      ].join('')
    }
  }
}

/**
 * One document as rows of a mail's table: its picture, its label, its title with a link, and its text.
 * Anything paid for says so.
 */
function itemHtml(item: ShownItem, locale: Language, link: LinkOf): string {
  const { title, text, picture } = item
  const url = link(item.url, title) ?? item.url
  const label = labelOf(item, locale)
  return [
    picture ? pictureHtml(picture, url) : '',
    label ? fill(layout.label, { text: label }) : '',
    fill(layout.item, { title, text, url }),
  ].join('')
}

/** The same as markup of its own, for the mails of other systems. */
export function blockHtml(item: ShownItem, locale: Language): string {
  const rows = itemHtml(item, locale, plainLink(locale))
  return `<table role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%"><tbody>${rows}</tbody></table>`
}

function pictureHtml({ url: src, width, height, alt }: MailPicture, url: string): string {
  return fill(layout.picture, { src, alt, url, width: String(width), height: String(height) })
}

function labelOf({ label, isAdvertisement }: ShownItem, locale: Language): string | null {
  return isAdvertisement ? advertLabel(label, locale) : label
}

function advertLabel(by: string | null, locale: Language): string {
  const { advertisement } = editionTexts[locale]
  return by ? `${advertisement} · ${by}` : advertisement
}

function textOf(content: EditionContent, link: LinkOf): string {
  const { locale, subject, intro, newsletter, parts } = content
  const words = editionTexts[locale]
  const foot = [
    `${frameTexts[locale].sender} ${words.sender}`,
    `${words.online}: ${siteLink(locale, editionPath(content))}`,
    `${words.preferences}: {{preferences}}`,
    `${words.unsubscribe}: {{unsubscribe}}`,
  ]
  const blocks = [
    newsletterNames[locale][newsletter],
    subject,
    intro,
    ...parts.map((part) => partText(part, locale, link)),
  ].filter(Boolean)
  return `${blocks.join('\n\n')}\n\n-- \n${foot.join('\n')}\n`
}

function partText(part: MailPart, locale: Language, link: LinkOf): string {
  switch (part.kind) {
    case 'list':
      return [part.title?.toUpperCase(), ...part.items.map((item) => itemText(item, locale, link))]
        .filter(Boolean)
        .join('\n\n')
    case 'one':
      return itemText(part.item, locale, linkFor(part.partner, link))
    case 'text':
      return richText(part.nodes, link)
    case 'advert': {
      const url = link(part.href, part.title, part.partner)
      if (!url) return ''
      return [advertLabel(part.advertiser, locale), part.title, part.text, url].filter(Boolean).join('\n')
    }
  }
}

function itemText(item: ShownItem, locale: Language, link: LinkOf): string {
  return [labelOf(item, locale), item.title, item.text, link(item.url, item.title) ?? item.url]
    .filter(Boolean)
    .join('\n')
}
