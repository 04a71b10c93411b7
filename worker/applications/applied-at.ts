import type { Locale } from '../../client/content/locale.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { report } from '../report.ts'
import { breaker } from '../strapi/breaker.ts'
import { StrapiPausedError } from '../strapi-error.ts'
import type { Applications } from './applications.ts'

/**
 * When the signed-in reader last applied for a vacancy. Their pages are not cached, and don't wait for this while the
 * backend is away.
 * @param number Public number of the vacancy.
 * @returns ISO 8601; null if they haven't, for anonymous visitors, and where it can't be told.
 */
export async function appliedAt(
  { visitor, applications, locale }: { visitor: Visitor; applications: Applications; locale: Locale },
  number: number,
): Promise<string | null> {
  if (!visitor.signedIn || !visitor.user) return null
  const { token } = visitor
  try {
    const newestFirst = await breaker.run(() => applications.own(token, locale))
    return newestFirst.find(({ vacancy }) => vacancy?.number === number)?.createdAt ?? null
  } catch (failure) {
    if (!(failure instanceof StrapiPausedError)) report('applied-at', failure)
    return null
  }
}
