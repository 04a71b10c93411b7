// @ts-check

const { errors } = require('@strapi/utils')
const { ownLocale } = require('./own-query.js')
const { textsOf } = require('./published-texts.js')

/** @typedef {import('./account.js').AccountContext} AccountContext */

const uid = 'api::registration.registration'
const eventFields = /** @type {const} */ ([
  ...['number', 'slug', 'title', 'startsAt', 'endsAt', 'allDay', 'eventStatus', 'attendance'],
])

/** The events that an account goes to. */
function registrationActions() {
  const registrations = () => strapi.db.query(uid)
  return {
    /** @param {AccountContext} ctx */
    async registrations(ctx) {
      return ctx.send({ data: await registrationsOf(ctx.state.user.id, ownLocale(ctx)) })
    },

    /** Until the event starts. Somebody else's registration does not exist here. @param {AccountContext} ctx */
    async cancelRegistration(ctx) {
      const { documentId } = ctx.params
      // Postgres cannot look for everything that an address can hold.
      if (!/^\w{1,40}$/.test(documentId)) throw new errors.NotFoundError()
      const own = await registrations().findOne({
        where: { documentId, user: ctx.state.user.id },
        populate: ['event'],
      })
      if (!own) throw new errors.NotFoundError()
      if (own.state !== 'cancelled') {
        if (await hasStarted(own.event)) throw new errors.ValidationError('Too late')
        await registrations().update({ where: { id: own.id }, data: { state: 'cancelled' } })
      }
      return ctx.send({ ok: true })
    },
  }
}

/** As readers know it, whatever an editor's draft says. @param {{ documentId: string } | null} event */
async function hasStarted(event) {
  if (!event) return false
  const events = await textsOf('api::event.event', [event.documentId], 'nl', ['startsAt'])
  const startsAt = events.get(event.documentId)?.startsAt
  return startsAt ? new Date(startsAt).getTime() <= Date.now() : false
}

/**
 * @param {number} userId
 * @param {string} locale
 * @returns {Promise<Record<string, unknown>[]>} Latest event first.
 */
async function registrationsOf(userId, locale) {
  const rows = await strapi.db.query(uid).findMany({ where: { user: userId }, populate: ['event'] })
  const events = await textsOf(
    'api::event.event',
    rows.map((row) => row.event?.documentId),
    locale,
    eventFields,
    ['venue'],
  )
  const entries = rows.map((row) => {
    const { documentId, offer, attendees, price, state, ticketCode, checkedInAt, createdAt } = row
    const event = eventOf(events.get(row.event?.documentId))
    return { documentId, event, offer, attendees, price, state, ticketCode, checkedInAt, createdAt }
  })
  return entries.sort((a, b) => startOf(b) - startOf(a))
}

/** @typedef {Awaited<ReturnType<typeof textsOf<typeof eventFields[number]>>>} EventTexts */
/** @typedef {{ startsAt?: import('./account.js').StoredDate | null, [field: string]: unknown }} ShownEvent */

/** @param {ReturnType<EventTexts['get']>} event @returns {ShownEvent | null} */
function eventOf(event) {
  if (!event) return null
  const fields = Object.fromEntries(eventFields.map((name) => [name, event[name] ?? null]))
  return {
    ...fields,
    venue: event.venue?.name ?? null,
    city: event.venue?.city ?? null,
    locale: event.locale,
  }
}

/** @param {{ event: ShownEvent | null }} entry */
function startOf({ event }) {
  return event?.startsAt ? new Date(event.startsAt).getTime() : 0
}

module.exports = { registrationActions, registrationsOf }
