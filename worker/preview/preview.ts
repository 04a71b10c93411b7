import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { type Locale, locales } from '../../client/content/locale.ts'
import { pathTo } from '../../client/href.ts'
import { isOpen } from '../../client/routes.ts'
import { content } from '../edge/content.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { translatorFor } from '../i18n/translator.ts'
import { loadPage } from '../pages/serve-pages.ts'
import { answerPage } from '../render/answer-page.ts'
import { filledDraft } from './draft-entry.ts'
import { framedByEditors } from './framed-by-editors.ts'
import { type OpenFiles, openFilesOf } from './open-files.ts'
import { type PreviewLink, readPreviewLink } from './preview-link.ts'
import { type PreviewedDocument, previewedDocument } from './previewed-document.ts'
import { readEntry } from './read-entry.ts'

/**
 * `GET /preview?type=&document=&locale=&version=&expires=&signature=`: a draft on its page, for anyone with the link.
 */
export const preview = new Hono<AppEnv>()

for (const locale of locales)
  preview.get(pathTo(locale, 'preview'), framedByEditors(), content(), servePreview)

/**
 * Shows the linked document with a banner, at its future page. The response is neither cached nor indexed.
 * @throws SiteError `PreviewLinkError`, `NotFoundError`, `UnavailableError`.
 */
async function servePreview(c: Context<AppEnv>): Promise<Response> {
  // Set before anything can fail: a draft's address must not leak, and no response to it may be cached.
  c.header('cache-control', 'no-store')
  c.header('x-robots-tag', 'noindex')
  c.header('referrer-policy', 'no-referrer')
  const { address, config } = c.var
  const now = Date.now()
  const link = await readPreviewLink(address.url.searchParams, config.previewSecret, now)
  // The signature covers the language, and the address must match it: texts around a page are in its language.
  if (!link || link.locale !== address.locale) throw new SiteError('PreviewLinkError')
  const entry = await readEntry(config, link)
  const openFiles = await openFilesOf(entry, link, config.previewSecret)
  const { match, within } = readDocument(link, entry, now, openFiles)
  if (!match || !isOpen(match.name)) throw new SiteError('NotFoundError')
  c.set('content', within(c.var.content))
  const page = await loadPage(c, match.name, match)
  // A page that redirects can't show this document.
  if (!('props' in page)) throw new SiteError('NotFoundError')
  // Loading it may have set another.
  c.header('cache-control', 'no-store')
  return answerPage(c, {
    ...page,
    head: { ...page.head, robots: 'noindex' },
    preview: { text: await bannerText(c, link) },
  })
}

function readDocument(
  link: PreviewLink,
  entry: Record<string, unknown>,
  now: number,
  openFiles: OpenFiles,
): PreviewedDocument {
  try {
    return previewedDocument(link.type, filledDraft(link.type, entry, now), link.locale, now, openFiles)
  } catch (cause) {
    if (v.isValiError(cause)) throw new SiteError('UnavailableError', {}, { cause })
    throw cause
  }
}

async function bannerText(c: Context<AppEnv>, { version, locale, expires }: PreviewLink): Promise<string> {
  const t = await translatorFor(locale, c.var.messages)
  return t(`preview.${version}`, { time: clockTime(expires, locale) })
}

/** Dutch clock time, such as `15:40`. */
function clockTime(seconds: number, locale: Locale): string {
  return new Date(seconds * 1000).toLocaleTimeString(locale === 'en' ? 'en-GB' : locale, {
    timeZone: 'Europe/Amsterdam',
    hour: '2-digit',
    minute: '2-digit',
  })
}
