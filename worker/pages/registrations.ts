import type { RegistrationEntry } from '../../client/pages/registrations/registration-entry.ts'
import type { OwnRegistration } from '../accounts/accounts.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { doorHead } from './account-door.ts'
import { isOver } from './event-state.ts'
import type { LoadedPage, PageRedirect } from './loader.ts'
import { forReader, partOf } from './own-page.ts'

/** A reader's events, subscriptions and newsletters. */
export function loadRegistrations(
  context: LoadContext,
): Promise<LoadedPage<'inschrijvingen'> | PageRedirect> {
  return forReader(context, async ({ token }) => {
    const { accounts, issues: sold, locale, now, registrations: events } = context
    const [registrations, subscriptions, issues, newsletters, organized] = await Promise.all([
      accounts.registrations(token, locale),
      partOf('own-subscriptions', accounts.subscriptions(token, locale)),
      partOf('own-issues', sold.own(token)),
      partOf('own-newsletters', accounts.newsletters(token, locale)),
      partOf('organized-events', events.organized(token)),
    ])
    const entries = registrations.map((registration) => entryOf(registration, now))
    return {
      props: {
        // The backend returns the latest first; here the next one comes first.
        upcoming: entries.filter(({ isOver }) => !isOver).reverse(),
        past: entries.filter(({ isOver }) => isOver),
        organized: organized ?? [],
        subscriptions:
          subscriptions?.map((one) => ({
            ...one,
            isUpcoming: one.startsAt !== null && Date.parse(one.startsAt) > now,
          })) ?? null,
        issues: issues?.map(({ order, name, code }) => ({ order, name, code })) ?? null,
        newsletters: newsletters?.lists ?? null,
      },
      head: doorHead(context, {
        route: 'inschrijvingen',
        title: 'my-account.registrations.title',
        description: 'my-account.registrations.intro',
      }),
    }
  })
}

function entryOf(registration: OwnRegistration, now: number): RegistrationEntry {
  const { event: there, attendees, state, ...rest } = registration
  const event = there && { ...there, isAllDay: there.allDay, status: there.status ?? 'scheduled' }
  return {
    ...rest,
    state,
    event,
    attendees: attendees.map(({ name, email }) => name ?? email).filter((name) => name !== null),
    attendeeCount: attendees.length,
    isOver: event === null || isOver(event, now),
    mayCancel: state !== 'cancelled' && event !== null && Date.parse(event.startsAt) > now,
  }
}
