import * as v from 'valibot'
import type { Config } from '../env.ts'
import { SiteError } from '../errors.ts'
import { queryFor, replicatedTypes } from '../replica/replicated-types.ts'
import { strapiClientOf } from '../strapi/client.ts'
import { StrapiError } from '../strapi/error.ts'
import type { PreviewLink } from './preview-link.ts'

const One = v.object({ data: v.record(v.string(), v.unknown()) })

/**
 * What the backend holds of a document now, past every cache: a draft is asked for once and kept nowhere.
 * @throws SiteError `NotFoundError` when there is none, `UnavailableError` when the backend does not answer.
 */
export async function readEntry(
  config: Config,
  { type, documentId, locale, version }: PreviewLink,
): Promise<Record<string, unknown>> {
  const client = strapiClientOf(config)
  try {
    const answer = await client.call({
      path: `${replicatedTypes[type].path}/${documentId}`,
      query: { ...queryFor(type, locale), status: version },
      token: config.cmsToken,
      // The backend gives drafts to nobody else.
      headers: { 'x-preview-secret': config.previewSecret },
    })
    return v.parse(One, answer).data
  } catch (cause) {
    if (cause instanceof StrapiError && cause.status === 404) throw new SiteError('NotFoundError')
    throw new SiteError('UnavailableError', {}, { cause })
  }
}
