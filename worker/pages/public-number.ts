import { SiteError } from '../errors.ts'

/**
 * The public number in an address.
 * @throws SiteError `NotFoundError` for an invalid one.
 */
export function publicNumber(text: string | undefined): number {
  if (!text || !/^[1-9]\d{0,8}$/.test(text)) throw new SiteError('NotFoundError')
  return Number(text)
}
