import { dutchDate } from '../../client/content/dutch-date.ts'
import type { FormValues } from '../../client/forms/answer.ts'
import type { OfferedSubscription } from '../../client/subscriptions/subscription-offer.ts'
import type { Visitor } from '../accounts/visitor.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { optional } from '../loading/optional.ts'
import type { SubscriptionOptions } from '../subscriptions/subscriptions.ts'

/** For this many days ahead a subscription can be ordered. */
const furthestMs = 90 * 86_400_000

/** How the reader can order a subscription. */
export async function offerOf(
  { subscriptions, visitor, locale, now }: LoadContext,
  { slug, trialDays }: { slug: string; trialDays: number | null },
): Promise<OfferedSubscription> {
  const token = visitor.signedIn ? visitor.token : null
  const options = await optional('subscription-options', subscriptions.options(token, slug, locale), null)
  if (!options) return null
  if (!options.isOpen) return 'closed'
  const { isOnPaper, isTrialDue, mandate, online, billing } = options
  return {
    isOnPaper,
    mandate,
    online,
    trialDays: isTrialDue ? (trialDays ?? 0) : 0,
    firstDay: dutchDate(new Date(now).toISOString()),
    lastDay: dutchDate(new Date(now + furthestMs).toISOString()),
    values: valuesOf(visitor, billing),
  }
}

/** What is known of a reader: from their last invoice, else from their account. */
function valuesOf(visitor: Visitor, billing: SubscriptionOptions['billing']): FormValues {
  const user = visitor.signedIn ? visitor.user : null
  if (!user) return {}
  const ownName = [user.firstName, user.lastName].filter(Boolean).join(' ')
  const known = { email: user.email, name: ownName, company: user.company ?? '', holder: ownName }
  if (!billing) return known
  const { name, attention, street, postcode, city, country, vatId } = billing
  const address = { street, postcode, city, country }
  return attention
    ? { ...known, ...address, buyer: 'company', company: name, vatId, name: attention }
    : { ...known, ...address, name }
}
