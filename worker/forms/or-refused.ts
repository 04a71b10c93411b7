import { StrapiError } from '../strapi-error.ts'
import type { Outcome, Refused } from './form-handler.ts'

/** The backend's rules are stricter than ours: about the address, mostly. */
const rejected = {
  kind: 'refused',
  status: 422,
  notice: { key: 'form.rejected' },
} as const satisfies Refused

/** Its subject was unpublished after the page was shown. */
const unpublished = {
  kind: 'refused',
  status: 409,
  notice: { key: 'form.unpublished' },
} as const satisfies Refused

/**
 * The outcome of a form, or why the backend refused it.
 * @throws StrapiError for an outage, or too many attempts, which `serveForm` answers.
 */
export async function orRefused(act: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await act()
  } catch (failure) {
    if (failure instanceof StrapiError && failure.status === 400) return rejected
    if (failure instanceof StrapiError && failure.status === 404) return unpublished
    throw failure
  }
}
