import { feedPath } from '../../client/components/feed-path.ts'
import type { Article } from '../../client/content/article.ts'
import type { ArticleCard } from '../../client/content/article-card.ts'
import type { EditionBlock, EditionCard, EditionItem } from '../../client/content/edition.ts'
import type { Event } from '../../client/content/event.ts'
import type { EventCard } from '../../client/content/event-card.ts'
import type { Vacancy, VacancyCard } from '../../client/content/vacancy.ts'
import { pathTo } from '../../client/href.ts'
import type { EditionLink, EditionPart } from '../../client/pages/edition/edition-props.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { optional } from '../loading/optional.ts'
import { isOver } from './event-state.ts'
import type { LoadedPage, MovedPage } from './loader.ts'
import { publicSlug } from './public-slug.ts'
import { breadcrumbs } from './structured-data/breadcrumbs.ts'
import { newsletterIssueNode } from './structured-data/edition.ts'
import { translationRedirect } from './translation-redirect.ts'

/**
 * An edition of a newsletter as a page. What it leads to is shown as it is now; what is no longer published is left out.
 * @throws SiteError `NotFoundError` if none was sent with the slug.
 */
export async function loadEdition(context: LoadContext): Promise<LoadedPage<'nieuwsbrief-slug'> | MovedPage> {
  const { params, locale, content, site, t, href } = context
  const slug = publicSlug(params.slug)
  const edition = await content.edition(slug, locale)
  if (!edition)
    return translationRedirect(content.languagesOf('edition', slug), (other) => [
      'nieuwsbrief-slug',
      { slug: other },
    ])
  const [parts, beside] = await Promise.all([
    Promise.all(edition.blocks.map((block) => partOf(context, block))),
    optional('edition', content.editionsBeside(edition), { older: null, newer: null }),
  ])
  const { newsletter, title, subject, preheader, intro, sentAt, updatedAt } = edition
  const path = href('nieuwsbrief-slug', { slug })
  const name = t(`newsletters.names.${newsletter}`)
  return {
    props: {
      edition: { newsletter, title, subject, intro, sentAt },
      parts: parts.flatMap((part, index) => (part ? [{ id: `part-${index}`, part }] : [])),
      older: linkOf(beside.older),
      newer: linkOf(beside.newer),
    },
    head: {
      title: t('meta.editions.edition', { title: subject, newsletter: name }),
      description: preheader || intro || t('meta.editions.description'),
      canonical: path,
      alternates: [{ locale, slug }, ...edition.localizations].map((one) => ({
        locale: one.locale,
        path: pathTo(one.locale, 'nieuwsbrief-slug', { slug: one.slug }),
      })),
      modifiedAt: updatedAt,
      feeds: [
        {
          title: t('meta.feed.title', { site: site.name, subject: t('meta.editions.feed') }),
          path: feedPath(locale, 'nieuwsbrief'),
        },
      ],
      structuredData: [
        newsletterIssueNode(site, { name: subject, newsletter: name, path, locale, sentAt }),
        breadcrumbs(site, [
          { name: site.name, path: href('home') },
          { name: t('service.newsletter.title'), path: href('nieuwsbrief') },
          { name: t('editions.title'), path: href('nieuwsbrief-edities') },
          { name: title, path },
        ]),
      ],
    },
  }
}

function linkOf(edition: EditionCard | null): EditionLink | null {
  return edition && { slug: edition.slug, subject: edition.subject }
}

/** Null for a part of which nothing is left. */
async function partOf(context: LoadContext, block: EditionBlock): Promise<EditionPart | null> {
  const { content, locale } = context
  switch (block.kind) {
    case 'articles': {
      const items = await each(block.items, ({ number }) => content.article(number, locale))
      return items.length > 0 ? { kind: 'articles', title: block.title, items: items.map(articleCard) } : null
    }
    case 'vacancies': {
      const items = (await each(block.items, ({ number }) => content.vacancy(number, locale))).filter(
        ({ closed }) => closed === null,
      )
      return items.length > 0
        ? { kind: 'vacancies', title: block.title, items: items.map(vacancyCard) }
        : null
    }
    case 'events': {
      const items = await each(block.items, ({ slug }) => content.event(slug, locale))
      return items.length > 0 ? { kind: 'events', title: block.title, items: items.map(eventCard) } : null
    }
    default:
      return block
  }
}

/** What can't be had now is left out as what is gone. */
async function each<Found>(
  items: readonly EditionItem[],
  read: (item: EditionItem) => Promise<Found | null>,
): Promise<Found[]> {
  const found = await Promise.all(items.map((item) => optional('edition', read(item), null)))
  return found.filter((one) => one !== null)
}

// Pages get what lists show: whole texts would go along in the page's data.

function articleCard(article: Article): ArticleCard {
  const { number, slug, locale, title, kicker, intro, kind, section, publishedAt } = article
  const { readingMinutes, picture, sponsor, access, priority } = article
  return {
    ...{ number, slug, locale, title, kicker, intro, kind, section, publishedAt },
    ...{ readingMinutes, picture, sponsor, access, priority },
  }
}

function vacancyCard(vacancy: Vacancy): VacancyCard {
  const { number, slug, locale, title, employer, cities, remote, hours, salary } = vacancy
  const { employmentTypes, education, postedAt, validThrough, teaser, isNew, isPromoted } = vacancy
  const { name, link, roles, logo } = employer
  return {
    ...{ number, slug, locale, title, employer: { name, link, roles, logo } },
    ...{ cities, remote, hours, salary, employmentTypes, education },
    ...{ postedAt, validThrough, teaser, isNew, isPromoted },
  }
}

function eventCard(event: Event): EventCard {
  const { number, slug, locale, title, intro, startsAt, endsAt, isAllDay, status } = event
  const { attendance, venue, section, picture, organizer, priceFrom } = event
  return {
    ...{ number, slug, locale, title, intro, startsAt, endsAt, isAllDay, status },
    ...{ attendance, venue, section, picture, organizer, priceFrom },
    // Nobody waits for a place at what is over.
    isFull: event.isFull && !isOver(event, Date.now()),
  }
}
