import type { LinkedRegistration } from '../../client/content/registration.ts'
import { mailedCode } from '../accounts/mailed-code.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { ticketCode } from '../registrations/ticket-code.ts'
import { StrapiError } from '../strapi-error.ts'
import { doorHead } from './account-door.ts'
import type { LoadedPage } from './loader.ts'
import { asUnavailable } from './own-page.ts'

/**
 * A registration for an event, by its link. Opening it changes nothing: mail scanners open links too.
 * @throws SiteError `UnavailableError` while the backend is down.
 */
export async function loadRegistration(context: LoadContext): Promise<LoadedPage<'inschrijving'>> {
  const { query } = context
  const code = mailedCode(query, 'code')
  const registration = code === null ? null : await linked(context, code)
  const justDone = query.has('verstuurd') ? 'sent' : query.has('gewijzigd') ? 'changed' : null
  return {
    props: {
      registration,
      code,
      justDone,
      tickets: ticketsOf(registration),
      here: context.href('inschrijving', {}, code === null ? {} : { code }),
    },
    head: doorHead(context, {
      route: 'inschrijving',
      title: 'event-registration.title',
      description: 'event-registration.intro',
      ...(code === null ? {} : { carried: { code } }),
    }),
  }
}

function ticketsOf(registration: LinkedRegistration | null) {
  return (registration?.attendees ?? []).flatMap(({ name, ticket }) =>
    ticket === null ? [] : [{ name, code: ticket, qr: ticketCode(ticket) }],
  )
}

async function linked(
  { registrations, locale, visitor }: LoadContext,
  code: string,
): Promise<LinkedRegistration | null> {
  try {
    return await registrations.byLink(code, locale, visitor.signedIn ? visitor.userId : null)
  } catch (failure) {
    if (failure instanceof StrapiError && failure.status === 404) return null
    throw asUnavailable(failure)
  }
}
