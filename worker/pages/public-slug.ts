import { SiteError } from '../errors.ts'

/**
 * The slug in an address.
 * @throws SiteError `NotFoundError` for an invalid one.
 */
export function publicSlug(text: string | undefined): string {
  if (!text || !/^[a-z0-9][a-z0-9-]{0,199}$/.test(text)) throw new SiteError('NotFoundError')
  return text
}
