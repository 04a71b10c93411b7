import { defaultLocale } from '../../client/content/locale.ts'
import type { MagazineCard } from '../../client/content/magazine.ts'
import { wholeList } from '../content/whole-list.ts'
import type { LoadContext } from '../loading/load-context.ts'

/** Upper limit of issues, in hundreds: about forty years. */
const most = 3

/** Every issue once, newest first: in the reader's language if available, otherwise in Dutch. */
export async function everyIssue({
  content,
  locale,
}: Pick<LoadContext, 'content' | 'locale'>): Promise<MagazineCard[]> {
  const [own, dutch] = await Promise.all([
    wholeList((page) => content.magazines({ locale, ...page }), most),
    locale === defaultLocale
      ? []
      : wholeList((page) => content.magazines({ locale: defaultLocale, ...page }), most),
  ])
  const known = new Set(own.map(({ number }) => number))
  return [...own, ...dutch.filter(({ number }) => !known.has(number))].sort(
    (one, other) => Date.parse(other.issuedAt) - Date.parse(one.issuedAt) || other.number - one.number,
  )
}
