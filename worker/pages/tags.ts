import type { TagCount } from '../../client/content/tag.ts'
import { SiteError } from '../errors.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { mostUsed } from './home.ts'
import type { LoadedPage } from './loader.ts'
import { breadcrumbs } from './structured-data/breadcrumbs.ts'
import { everyLanguage } from './translations.ts'

/** All tags from A to Z. */
export async function loadTags({
  locale,
  content,
  site,
  t,
  href,
}: LoadContext): Promise<LoadedPage<'tags-overzicht'>> {
  const tags = await content.tags(locale)
  const initials = [...Map.groupBy(tags, (tag) => tag.initial)]
    .map(([char, group]) => ({ char, tags: group }))
    .sort(byChar)
  return {
    props: { initials, mostUsed: mostUsed(tags, 12) },
    head: {
      title: t('meta.tags.title'),
      description: t('meta.tags.description'),
      canonical: href('tags-overzicht'),
      alternates: everyLanguage('tags-overzicht'),
      structuredData: [
        {
          '@type': 'CollectionPage',
          name: t('meta.tags.title'),
          url: `${site.url}${href('tags-overzicht')}`,
        },
        breadcrumbs(site, [
          { name: site.name, path: href('home') },
          { name: t('meta.tags.title'), path: href('tags-overzicht') },
        ]),
      ],
    },
  }
}

/**
 * The tags of one initial.
 * @throws SiteError `NotFoundError` for anything but `a` to `z` or a digit.
 */
export async function loadTagsInitial({
  params,
  locale,
  content,
  site,
  t,
  href,
}: LoadContext): Promise<LoadedPage<'tags-overzicht-char'>> {
  const char = params.char ?? ''
  if (!/^[a-z0-9]$/.test(char)) throw new SiteError('NotFoundError')
  const tags = await content.tags(locale)
  const initials = initialsOf(tags)
  const shown = tags.filter((tag) => tag.initial === char)
  const title = t('meta.tags-initial.title', { char: char.toUpperCase() })
  return {
    props: {
      char,
      tags: shown,
      previous: initials.findLast((initial) => initial < char) ?? null,
      next: initials.find((initial) => initial > char) ?? null,
      initials,
    },
    head: {
      title,
      description: t('meta.tags-initial.description', { char: char.toUpperCase() }),
      canonical: href('tags-overzicht-char', { char }),
      alternates: everyLanguage('tags-overzicht-char', { char }),
      robots: shown.length === 0 ? 'noindex' : 'index',
      structuredData: [
        breadcrumbs(site, [
          { name: site.name, path: href('home') },
          { name: t('meta.tags.title'), path: href('tags-overzicht') },
          { name: title, path: href('tags-overzicht-char', { char }) },
        ]),
      ],
    },
  }
}

function initialsOf(tags: TagCount[]): string[] {
  return [...new Set(tags.map((tag) => tag.initial))].sort()
}

function byChar(one: { char: string }, other: { char: string }): number {
  return one.char < other.char ? -1 : 1
}
