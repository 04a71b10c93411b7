import type { Context } from 'hono'
import { partnerPath } from '../../client/components/partner-path.ts'
import type { Section } from '../../client/content/article-card.ts'
import { defaultLocale } from '../../client/content/locale.ts'
import type { TopicArticle, TopicNews } from '../../client/content/topic-news.ts'
import { type Params, pathTo } from '../../client/href.ts'
import { type TopicParts, topicParts } from '../../client/push/topics.ts'
import type { RouteName } from '../../client/routes.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { translatorFor } from '../i18n/translator.ts'
import type { cachedFile, MachineFile } from './cached-file.ts'

const maxArticles = 8

/**
 * `/topics/{topic}.json`: the newest articles about a section, a tag or a company, for the strip of the front page. The same for everybody.
 * @param fromCache Passed, so that it stays with what every isolate loads.
 * @throws SiteError `NotFoundError` for what can't be followed, or isn't there.
 */
export function topicFile(c: Context<AppEnv>, fromCache: typeof cachedFile): Promise<Response> {
  const { path, locale } = c.var.address
  const parts = topicParts(path.slice('/topics/'.length, -'.json'.length))
  // What was removed must not stay on the front page; a browser that has the file gets a 304.
  return fromCache(c, `${path}?${locale}`, () => newsOf(c, parts), 'no-cache')
}

async function newsOf(c: Context<AppEnv>, parts: TopicParts | null): Promise<MachineFile> {
  const { content, address } = c.var
  const { locale } = address
  const about = parts && (await subjectOf(c, parts))
  if (!about) throw new SiteError('NotFoundError')
  const { items } = await content.articles({ ...about.query, locale, page: 1, pageSize: maxArticles })
  const articles = items.map(
    ({
      number,
      slug,
      title,
      kicker,
      kind,
      section,
      publishedAt,
      access,
      sponsor,
      ...card
    }): TopicArticle => ({
      ...{ number, slug, title, kicker, kind, section, publishedAt, access, sponsor },
      locale: card.locale,
    }),
  )
  const news: TopicNews = { name: about.name, path: about.path, articles }
  return {
    body: JSON.stringify(news),
    type: 'application/json; charset=utf-8',
    modifiedAt: articles[0]?.publishedAt ?? null,
  }
}

interface Subject extends Pick<TopicNews, 'name' | 'path'> {
  /** Which articles. */
  query: { section?: Section; tag?: string; partner?: string }
}

async function subjectOf(c: Context<AppEnv>, parts: TopicParts): Promise<Subject | null> {
  const { content, address, messages } = c.var
  const { locale } = address
  const href = (name: RouteName, params?: Params) => pathTo(locale, name, params)
  switch (parts.kind) {
    case 'section': {
      const { section } = parts
      const t = await translatorFor(locale, messages)
      return { name: t(`section.${section}`), path: href(section), query: { section } }
    }
    case 'tag': {
      const { slug } = parts
      const tag = await content.tag(slug, locale)
      return tag && { name: tag.name, path: href('news-tag-tag', { tag: slug }), query: { tag: slug } }
    }
    case 'company': {
      const { link } = parts
      const company = (await content.partner(link, locale)) ?? (await content.partner(link, defaultLocale))
      return company && { name: company.name, path: partnerPath(company, href), query: { partner: link } }
    }
    default:
      return null
  }
}
