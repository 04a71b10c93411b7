import type { Candidate } from '../../client/content/candidate.ts'
import type { ReceivedApplication } from '../applications/applications.ts'
import { SiteError } from '../errors.ts'
import { checkOf } from '../files/file-summary.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { StrapiError } from '../strapi-error.ts'
import { doorHead } from './account-door.ts'
import type { LoadedPage, PageRedirect } from './loader.ts'
import { forReader } from './own-page.ts'
import { publicNumber } from './public-number.ts'

/**
 * The applications for a vacancy, for who acts for its company.
 * @throws SiteError `NotFoundError` for everybody else, and for a candidate that isn't one of them.
 */
export function loadCandidates(
  context: LoadContext,
): Promise<LoadedPage<'jobs-mijn-id-sollicitaties'> | PageRedirect> {
  return forReader(context, async ({ token }) => {
    const { applications, params, query, t } = context
    const number = publicNumber(params.id)
    const { vacancy, ...received } = await applications.ofVacancy(token, number).catch(notFound)
    const candidates = await Promise.all(received.applications.map((one) => candidateOf(context, one)))
    const chosen = query.get('kandidaat')
    if (chosen !== null && !candidates.some(({ documentId }) => documentId === chosen))
      throw new SiteError('NotFoundError')
    return {
      props: { vacancy, candidates, chosen, answersGoTo: received.answersGoTo },
      head: {
        ...doorHead(context, {
          route: 'jobs-mijn-id-sollicitaties',
          params: { id: number },
          title: 'candidates.title',
          description: 'candidates.intro',
        }),
        title: `${t('candidates.title')}: ${vacancy.title}`,
      },
    }
  })
}

function notFound(failure: unknown): never {
  if (failure instanceof StrapiError && failure.status === 404)
    throw new SiteError('NotFoundError', {}, { cause: failure })
  throw failure
}

/** With the scanner's verdict on the CV; the id of the file stays here. */
async function candidateOf({ files }: LoadContext, received: ReceivedApplication): Promise<Candidate> {
  const { file, ...application } = received
  const found = file && (await files.findFile(file.id, { userId: null, isEditor: true }))
  return {
    ...application,
    cv: found && { bytes: found.bytes, type: found.type, check: checkOf(found, files.isScanned) },
  }
}
