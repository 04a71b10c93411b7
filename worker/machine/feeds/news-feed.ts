import { type Section, sections } from '../../../client/content/article-card.ts'
import { pathTo } from '../../../client/href.ts'
import { SiteError } from '../../errors.ts'
import { articleItems } from './article-items.ts'
import type { FeedDraft, FeedRequest } from './feed-request.ts'
import { pictureSize } from './picture-sizes.ts'

const maxItems = 30

/** The newest articles of the site. */
export async function siteFeed(request: FeedRequest): Promise<FeedDraft> {
  const { t, locale, site } = request
  return {
    title: site.name,
    description: t('meta.home.description'),
    page: pathTo(locale, 'home'),
    items: await newest(request, {}),
  }
}

/**
 * The newest articles of a section.
 * @throws SiteError `NotFoundError` for an unknown section.
 */
export async function sectionFeed(request: FeedRequest, name: string): Promise<FeedDraft> {
  const section = sections.find((one) => one === name)
  if (!section) throw notFound()
  const { t, locale, site } = request
  return {
    title: t('meta.feed.title', { site: site.name, subject: t(`section.${section}`) }),
    description: t(`meta.section.${section}.description`),
    page: pathTo(locale, section),
    items: await newest(request, { section }),
  }
}

/**
 * The newest articles with a tag.
 * @throws SiteError `NotFoundError` if there is no such tag.
 */
export async function tagFeed(request: FeedRequest, slug: string): Promise<FeedDraft> {
  if (!/^[a-z0-9][a-z0-9-]{0,99}$/.test(slug)) throw notFound()
  const { content, t, locale, site } = request
  const [tag, items] = await Promise.all([content.tag(slug, locale), newest(request, { tag: slug })])
  if (!tag) throw notFound()
  return {
    title: t('meta.feed.title', { site: site.name, subject: tag.name }),
    description: tag.description ?? t('meta.tag.description', { tag: tag.name }),
    page: pathTo(locale, 'news-tag-tag', { tag: slug }),
    items,
  }
}

async function newest(
  { archive, env, t, locale, site }: FeedRequest,
  about: { section?: Section; tag?: string },
) {
  const articles = await archive.newest({ ...about, locale, limit: maxItems })
  return articleItems(articles, site.url, t, (src) => pictureSize(env.MEDIA, src))
}

function notFound(): SiteError {
  return new SiteError('NotFoundError', {}, { message: 'No such feed' })
}
