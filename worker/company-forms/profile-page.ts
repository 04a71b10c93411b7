import type { FormContext, Outcome } from '../forms/form-handler.ts'
import { StrapiError } from '../strapi-error.ts'

/** Goes on to the page of a company's profile: to its form, its pictures or how it will look. @param company Its documentId. */
export function pageOf({ href }: FormContext, company: string, step?: 'beeld' | 'voorbeeld'): Outcome {
  return { kind: 'go', path: href('account-bedrijf', {}, { bedrijf: company, stap: step }) }
}

/** Who acted for the company when the page was made may do so no longer. */
export async function asMember(act: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await act()
  } catch (failure) {
    if (failure instanceof StrapiError && (failure.status === 403 || failure.status === 404))
      return { kind: 'refused', status: 403, notice: { key: 'account-error.not-member' } }
    throw failure
  }
}
