import type { EditionCard } from '../../../client/content/edition.ts'
import { pathTo } from '../../../client/href.ts'
import type { Translate } from '../../../client/i18n/translator.ts'
import { escapeHtml } from '../../content/markup.ts'
import type { FeedItem } from './feed.ts'
import type { FeedDraft, FeedRequest } from './feed-request.ts'

const maxItems = 30

/** The newest editions of the newsletters; what is in them is on their pages. */
export async function editionsFeed({ content, t, locale, site }: FeedRequest): Promise<FeedDraft> {
  const { items } = await content.editions({ locale, page: 1, pageSize: maxItems })
  return {
    title: t('meta.feed.title', { site: site.name, subject: t('meta.editions.feed') }),
    description: t('meta.editions.description'),
    page: pathTo(locale, 'nieuwsbrief-edities'),
    items: items.map((edition) => itemOf(edition, t)),
  }
}

function itemOf(edition: EditionCard, t: Translate): FeedItem {
  const { slug, locale, newsletter, subject, preheader, sentAt } = edition
  return {
    path: pathTo(locale, 'nieuwsbrief-slug', { slug }),
    locale,
    title: subject,
    summary: preheader,
    html: `<p>${escapeHtml(preheader)}</p>`,
    publishedAt: sentAt,
    modifiedAt: sentAt,
    authors: [],
    categories: [t(`newsletters.names.${newsletter}`)],
    picture: null,
  }
}
