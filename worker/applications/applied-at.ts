import type { Locale } from '../../client/content/locale.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { report } from '../report.ts'
import { createBreaker } from '../strapi/breaker.ts'
import { StrapiPausedError } from '../strapi-error.ts'
import type { Applications } from './applications.ts'

/** A page waits for no account while the backend is away. */
const breaker = createBreaker()

/**
 * When the signed-in reader last applied for a vacancy. Their pages are not cached.
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
