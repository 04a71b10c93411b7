import * as v from 'valibot'
import type { Config } from '../env.ts'
import { SiteError } from '../errors.ts'
import { strapiClientOf } from '../strapi/client.ts'
import { queryFor, replicatedTypes } from '../strapi/replicated-types.ts'
import { StrapiError } from '../strapi-error.ts'
import type { PreviewLink } from './preview-link.ts'

const One = v.object({ data: v.record(v.string(), v.unknown()) })

/**
 * A document as it is in the backend now, bypassing all caches: a draft is read once and never stored.
 * @throws SiteError `NotFoundError` if there is none, `UnavailableError` if the backend doesn't answer.
 */
export async function readEntry(
  config: Config,
  { type, documentId, locale, version }: Omit<PreviewLink, 'expires'>,
): Promise<Record<string, unknown>> {
  const client = strapiClientOf(config)
  try {
    const answer = await client.call({
      path: `${replicatedTypes[type].path}/${documentId}`,
      query: { ...queryFor(type, locale), status: version },
      token: config.cmsToken,
      // The backend gives drafts only to holders of this secret.
      headers: { 'x-preview-secret': config.previewSecret },
    })
    return v.parse(One, answer).data
  } catch (cause) {
    if (cause instanceof StrapiError && cause.status === 404) throw new SiteError('NotFoundError')
    throw new SiteError('UnavailableError', {}, { cause })
  }
}
