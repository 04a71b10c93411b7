import type { ContentSource } from '../../content/content.ts'
import { magazineCardFrom, magazineFrom } from '../../strapi/parse/magazine.ts'
import { allOf, type Documents, isEqual } from './documents.ts'

/** Issues of the magazine. */
export function replicaMagazines({
  first,
  listing,
}: Documents): Pick<ContentSource, 'magazine' | 'magazines'> {
  return {
    magazine: (number, locale) =>
      first('magazine', allOf(isEqual('d.number', number), isEqual('d.locale', locale)), magazineFrom),

    magazines: ({ locale, page, pageSize }) =>
      listing(
        'magazine',
        { where: isEqual('d.locale', locale) },
        'd.starts_at DESC, d.number DESC',
        { page, pageSize },
        magazineCardFrom,
      ),
  }
}
