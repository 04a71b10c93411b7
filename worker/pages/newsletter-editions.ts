import { articlePath } from '../../client/components/article-path.ts'
import type { ArticleCard } from '../../client/content/article-card.ts'
import type { EventCard } from '../../client/content/event-card.ts'
import type { NewsletterLine } from '../../client/content/newsletter.ts'
import type { VacancyCard } from '../../client/content/vacancy.ts'
import { pathTo } from '../../client/href.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { optional } from '../loading/optional.ts'
import type { LoadedPage } from './loader.ts'
import { breadcrumbs } from './structured-data/breadcrumbs.ts'
import { collectionOf } from './structured-data/collection.ts'
import { everyLanguage } from './translations.ts'

const morningCount = 6
const otherCount = 4
/** Editions that were sent. */
const latestCount = 4

/** The newsletters, each with a sample edition from current content. The page works without any of these. */
export async function loadEditions({
  locale,
  content,
  jobs,
  today,
  now,
  site,
  t,
  href,
}: LoadContext): Promise<LoadedPage<'nieuwsbrief'>> {
  const list = { locale, page: 1 }
  const [morning, weekly, vacancies, events, latest] = await Promise.all([
    optional('newsletter', linesOf(content.articles({ ...list, pageSize: morningCount }), articleLine), []),
    optional(
      'newsletter',
      linesOf(
        content.articles({ ...list, kinds: ['background', 'opinion'], pageSize: otherCount }),
        articleLine,
      ),
      [],
    ),
    optional('newsletter', linesOf(jobs.newest({ locale, limit: otherCount }), vacancyLine), []),
    optional(
      'newsletter',
      linesOf(content.events({ ...list, when: 'ahead', today, pageSize: otherCount }), eventLine),
      [],
    ),
    optional(
      'newsletter',
      content.editions({ ...list, pageSize: latestCount }).then(({ items }) => items),
      [],
    ),
  ])
  const path = href('nieuwsbrief')
  const title = t('service.newsletter.title')
  return {
    props: {
      link: null,
      editions: { morning, weekly, jobs: vacancies, events },
      at: new Date(now).toISOString(),
      latest,
    },
    head: {
      title: t('meta.newsletter.title'),
      description: t('meta.newsletter.description'),
      canonical: path,
      alternates: everyLanguage('nieuwsbrief'),
      structuredData: [
        collectionOf(
          site,
          title,
          path,
          [...morning, ...weekly].map((line) => line.path),
        ),
        breadcrumbs(site, [
          { name: site.name, path: href('home') },
          { name: title, path },
        ]),
      ],
    },
  }

  function articleLine(article: ArticleCard): NewsletterLine {
    return {
      path: articlePath(article),
      title: article.title,
      locale: article.locale,
      note: article.kicker ?? t(`section.${article.section}`),
      at: null,
    }
  }
}

function vacancyLine({ locale, number, slug, title, employer, cities }: VacancyCard): NewsletterLine {
  return {
    path: pathTo(locale, 'jobs-vacature-id-slug', { id: number, slug }),
    title,
    locale,
    note: [employer.name, ...cities.slice(0, 1)].join(', '),
    at: null,
  }
}

function eventLine({ locale, slug, title, startsAt, venue }: EventCard): NewsletterLine {
  return {
    path: pathTo(locale, 'events-slug', { slug }),
    title,
    locale,
    note: venue?.city ?? null,
    at: startsAt,
  }
}

async function linesOf<Item>(
  asked: Promise<{ items: Item[] }>,
  line: (item: Item) => NewsletterLine,
): Promise<NewsletterLine[]> {
  return (await asked).items.map(line)
}
