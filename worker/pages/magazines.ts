import type { MagazineCard } from '../../client/content/magazine.ts'
import type { SiteFacts } from '../../client/page-facts.ts'
import { SiteError } from '../errors.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { report } from '../report.ts'
import type { LoadedPage } from './loader.ts'
import { everyIssue } from './magazine-issues.ts'
import { breadcrumbs } from './structured-data/breadcrumbs.ts'
import { collectionOf } from './structured-data/collection.ts'
import { issueCardNode, periodicalNode } from './structured-data/publication.ts'
import { everyLanguage } from './translations.ts'

/** Issues that the overview shows after the newest; older ones are on the page of their year. */
const shownAtFirst = 16
/** Contents lines of the newest issue. */
const maxLines = 7

/**
 * The magazine: its newest issue with its contents and the previous ones by year, or all issues of one year.
 * @throws SiteError `NotFoundError` for a year without issues.
 */
export async function loadMagazines(context: LoadContext): Promise<LoadedPage<'magazines'>> {
  const { query, locale, site, t, href } = context
  const asked = query.get('year')
  const issues = await everyIssue(context)
  const year = asked ? Number(asked) : null
  const [newest = null, ...older] = issues
  const shown = year === null ? older.slice(0, shownAtFirst) : issues.filter((issue) => issue.year === year)
  if (year !== null && (!/^\d{4}$/.test(asked ?? '') || shown.length === 0))
    throw new SiteError('NotFoundError')
  const title = year === null ? t('meta.magazines.title') : t('meta.magazines.title-year', { year })
  const path = href('magazines', {}, { year: year ?? undefined })
  return {
    props: {
      year,
      newest: year === null && newest ? { issue: newest, contents: await contentsOf(context, newest) } : null,
      years: groupByYear(shown).map(([of, group]) => ({ year: of, issues: group.map(withoutIntro) })),
      everyYear: groupByYear(issues).map(([of, group]) => ({ year: of, count: group.length })),
    },
    head: {
      title,
      description: t('meta.magazines.description'),
      canonical: path,
      alternates: everyLanguage('magazines', {}, { year: year ?? undefined }),
      picture: newest?.cover ?? null,
      structuredData: [
        issueList(site, title, path, year === null && newest ? [newest, ...shown] : shown),
        periodicalNode(site, { locale }),
        breadcrumbs(site, [
          { name: site.name, path: href('home') },
          { name: t('magazines.title'), path: href('magazines') },
          ...(year === null ? [] : [{ name: String(year), path }]),
        ]),
      ],
    },
  }
}

/** The first lines of an issue's contents; the cover suffices without them. */
async function contentsOf({ content }: LoadContext, { number, locale }: MagazineCard) {
  try {
    const issue = await content.magazine(number, locale)
    return issue?.contents.slice(0, maxLines) ?? []
  } catch (failure) {
    report('magazine-contents', failure, { magazine: number })
    return []
  }
}

function groupByYear(issues: MagazineCard[]): [year: number, issues: MagazineCard[]][] {
  return [...Map.groupBy(issues, (issue) => issue.year)]
}

/** The overview shows covers only; introductions would make the page heavier. */
function withoutIntro(issue: MagazineCard): MagazineCard {
  return { ...issue, intro: '' }
}

function issueList(site: SiteFacts, name: string, path: string, issues: MagazineCard[]) {
  const page = collectionOf(site, name, path, [])
  if (issues.length === 0) return page
  return {
    ...page,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: issues.map((issue, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: issueCardNode(site, issue),
      })),
    },
  }
}
