import { type ArticleCard, sections } from '../../client/content/article-card.ts'
import { defaultLocale } from '../../client/content/locale.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { frontRails } from './front-rails.ts'
import type { LoadedPage } from './loader.ts'
import { publisher } from './structured-data/publisher.ts'
import { webSite } from './structured-data/web-site.ts'
import { everyLanguage } from './translations.ts'

const latestCount = 24
const leadCount = 4

/**
 * The front page: lead stories, the latest news, the sections with the rails next to them, background, and labelled
 * partner content.
 */
export async function loadHome(context: LoadContext): Promise<LoadedPage<'home'>> {
  const { locale, content, site, t, href, query } = context
  const [rails, latest, background, partnerContent, tags, inDutch, ...bySection] = await Promise.all([
    frontRails(context),
    content.articles({ locale, page: 1, pageSize: latestCount }),
    content.articles({ locale, kinds: ['background', 'opinion'], page: 1, pageSize: 16 }),
    content.articles({ locale, kinds: ['advertorial'], page: 1, pageSize: 2 }),
    content.tags(locale),
    locale === defaultLocale
      ? null
      : content.articles({ locale: defaultLocale, page: 1, pageSize: latestCount }),
    ...sections.map((section) => content.articles({ locale, section, page: 1, pageSize: 8 })),
  ])
  const [lead = null, ...leads] = frontOrder(latest.items).slice(0, leadCount + 1)
  const above = new Set([lead, ...leads].map((article) => article?.number))
  const inSections = sections.map((section, index) => ({
    section,
    articles: withoutShown(bySection[index]?.items ?? [], above).slice(0, 6),
  }))
  for (const { articles } of inSections) for (const { number } of articles) above.add(number)
  return {
    props: {
      isFarewell: query.get('account') === 'deleted',
      lead,
      leads,
      latest: latest.items.slice(0, 10),
      sections: inSections,
      background: withoutShown(background.items, above).slice(0, 4),
      partnerContent: partnerContent.items,
      tags: mostUsed(tags, 14),
      inDutch: untranslated(inDutch?.items ?? [], latest.items),
      ...rails,
    },
    head: {
      title: t('meta.home.title'),
      description: t('meta.home.description'),
      canonical: href('home'),
      alternates: everyLanguage('home'),
      structuredData: [webSite(site, locale), publisher(site)],
    },
  }
}

/** Each story appears once on the front page; only the latest-news column repeats it. */
function withoutShown(articles: ArticleCard[], shown: Set<number | undefined>): ArticleCard[] {
  return articles.filter((article) => !shown.has(article.number))
}

/**
 * Dutch articles that aren't translated to the page's language.
 * @param dutch The newest in Dutch.
 * @param translated The newest, at least as many, in the page's language: dates are the same in all languages, so a
 * translation of one of the newest in Dutch is among them.
 */
export function untranslated(dutch: ArticleCard[], translated: ArticleCard[]): ArticleCard[] {
  const known = new Set(translated.map((article) => article.number))
  return dutch.filter((article) => !known.has(article.number)).slice(0, 6)
}

/** The editors' top stories first, as long as they are among the latest; then the newest. */
export function frontOrder(latest: ArticleCard[]): ArticleCard[] {
  return latest.toSorted((one, other) => other.priority - one.priority)
}

/** The tags with most articles. */
export function mostUsed<Counted extends { count: number }>(tags: Counted[], limit: number): Counted[] {
  return tags.toSorted((one, other) => other.count - one.count).slice(0, limit)
}
