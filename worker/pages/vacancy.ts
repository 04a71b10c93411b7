import { vacancyPath } from '../../client/components/vacancy-path.ts'
import type { Vacancy } from '../../client/content/vacancy.ts'
import { accountCv } from '../applications/account-cv.ts'
import { appliedAt } from '../applications/applied-at.ts'
import { fileSummary } from '../files/file-summary.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { optional } from '../loading/optional.ts'
import type { LoadedPage, MovedPage } from './loader.ts'
import { publicNumber } from './public-number.ts'
import { breadcrumbs } from './structured-data/breadcrumbs.ts'
import { jobPosting } from './structured-data/job-posting.ts'
import { translationRedirect } from './translation-redirect.ts'
import { usualPay } from './usual-pay.ts'

const similarCount = 6
const day = 86_400_000
/** How long the text of a closed vacancy stays readable. */
const readableFor = 90 * day

/** Applications that come by this site. */
const form = { kind: 'form', form: 'application' } as const

/**
 * One vacancy, and similar ones. The number decides; a wrong slug redirects to the right address. A closed one answers
 * 410 and offers open ones.
 * @throws SiteError `NotFoundError` if no visible vacancy has the number.
 */
export async function loadVacancy(
  context: LoadContext,
): Promise<LoadedPage<'jobs-vacature-id-slug'> | MovedPage> {
  const { params, locale, content, jobs, now, site, t, href, visitor } = context
  const number = publicNumber(params.id)
  const vacancy = await content.vacancy(number, locale)
  if (!vacancy)
    return translationRedirect(content.languagesOf('vacancy', number), (slug) => [
      'jobs-vacature-id-slug',
      { id: number, slug },
    ])
  const path = vacancyPath(vacancy)
  if (params.slug !== vacancy.slug) return { movedTo: path, status: 301 }
  const similar = optional('similar-jobs', jobs.similar(number, locale, similarCount), [])
  const usual = optional('usual-pay', usualPay(jobs, vacancy), null)
  const { description, documentId: _, isNew: __, teaser: ___, translations, seo, ...shown } = vacancy
  const { employer } = vacancy
  const isOpen = vacancy.closed === null
  const title = t('meta.vacancy.title', { title: vacancy.title, employer: employer.name })
  const picture = seo.picture
  const isReadable = isOpen || now - closedAt(vacancy) < readableFor
  const hasForm = isReadable && vacancy.apply.method === 'form'
  // A plain null keeps streaming out of cached pages.
  const applied = visitor.signedIn && isOpen && hasForm ? appliedAt(context, number) : null
  return {
    status: isOpen ? 200 : 410,
    props: {
      vacancy: shown,
      description: isReadable ? description : null,
      similar,
      usual: await usual,
      form: hasForm ? form : null,
      ownCv: hasForm ? await optional('cv', ownCvName(context), null) : null,
      appliedAt: applied,
    },
    head: {
      title: seo.title ?? title,
      description:
        seo.description ??
        t('meta.vacancy.description', {
          title: vacancy.title,
          employer: employer.name,
          place:
            new Intl.ListFormat(locale, { type: 'conjunction' }).format(vacancy.cities) ||
            t('meta.vacancy.home'),
        }),
      canonical: seo.canonical ?? path,
      alternates: translations,
      picture: picture && {
        src: picture.src,
        width: picture.width,
        height: picture.height,
        alt: picture.alt,
      },
      robots: isOpen && !seo.noindex ? 'index' : 'noindex',
      structuredData: [
        ...(isOpen ? [jobPosting(site, vacancy)] : []),
        breadcrumbs(site, [
          { name: site.name, path: href('home') },
          { name: t('meta.jobs.name'), path: href('jobs') },
          { name: vacancy.title, path },
        ]),
      ],
    },
  }
}

/** The signed-in reader's CV, by name. Their pages are not cached. */
async function ownCvName(context: LoadContext): Promise<string | null> {
  const { visitor, files } = context
  const cv = await accountCv(context)
  return cv && visitor.signedIn
    ? fileSummary(cv, { person: visitor.user, isScanned: files.isScanned }).name
    : null
}

/** When a vacancy closed, in milliseconds since the epoch: on its last day, or when it was closed before that. */
function closedAt({ validThrough, closedAt }: Vacancy): number {
  return Math.min(Date.parse(validThrough), Date.parse(closedAt))
}
