import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { endOf, eventUid, findEvent } from '../registrations/event.ts'
import { registrationUid } from '../registrations/registration.ts'
import { standingOf } from '../registrations/told.ts'
import { type DocumentCall, type DocumentMiddleware, draftsOf } from './types.ts'

/**
 * Refuses to take an event off the site, or to delete it, while people are registered who don't know that it is off: nobody would tell them. Once
 * it is published as cancelled they get a mail, and then it may go.
 */
export function registeredEvents(strapi: Core.Strapi): DocumentMiddleware {
  return async function registeredEvents(call, next) {
    const isRemoved = call.uid === eventUid && (call.action === 'unpublish' || call.action === 'delete')
    if (isRemoved && (await leavesSomebody(call))) {
      throw new errors.ApplicationError(
        'Er staan mensen ingeschreven. Zet het evenement eerst op cancelled en publiceer dat: zij krijgen dan een mail. Daarna kan het van de site.',
      )
    }
    return next()
  }

  async function leavesSomebody(call: DocumentCall): Promise<boolean> {
    const { documentId } = call.params
    const event = documentId ? await findEvent(strapi, documentId) : null
    if (!event || endOf(event) < new Date() || (await staysInAnotherLanguage(call))) return false
    const registered = await countRegistered({ eventId: event.documentId })
    if (registered === 0 || standingOf(event) !== 'cancelled') return registered > 0
    const where = { eventId: event.documentId, told: { $startsWith: 'cancelled:' } }
    return (await countRegistered(where)) < registered
  }

  function countRegistered(where: object): Promise<number> {
    const live = { state: { $in: ['new', 'confirmed', 'waiting-list'] }, email: { $notNull: true } }
    return strapi.db.query(registrationUid).count({ where: { ...live, ...where } })
  }

  async function staysInAnotherLanguage(call: DocumentCall): Promise<boolean> {
    const { documentId, locale } = draftsOf(strapi, call)
    if (locale === undefined) return false
    const where = { documentId, publishedAt: { $notNull: true }, $not: { locale } }
    return (await strapi.db.query(eventUid).count({ where })) > 0
  }
}
