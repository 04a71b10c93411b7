import { factories } from '@strapi/strapi'
import { z } from 'zod'
import { mailedCode, validInput } from '../../../access/valid-input.ts'
import { languageOf } from '../../../mail/site-link.ts'
import { GivenAnswers } from '../../../registrations/answers.ts'
import { cancelRegistration, changeAttendees } from '../../../registrations/change.ts'
import { attendeesCsv, CheckIn, checkIn, eventOfDoor, shownDoor } from '../../../registrations/door.ts'
import { orderTickets, TicketOrder } from '../../../registrations/order-tickets.ts'
import { linkedRegistration, shownByLink } from '../../../registrations/own.ts'
import { Attendees, NewRegistration, receiveRegistration } from '../../../registrations/receive.ts'
import { registrationUid } from '../../../registrations/registration.ts'

const ByLink = z.object({ token: mailedCode })
const Shown = ByLink.extend({ user: z.coerce.number().int().positive().optional() })
const Change = z.strictObject({ token: mailedCode, attendees: Attendees, answers: GivenAnswers.optional() })

/** Registrations for events: made by anybody through the worker; seen, changed and cancelled by the link of a mail. */
export default factories.createCoreController(registrationUid, ({ strapi }) => ({
  /** Records a registration, once. */
  async receive(ctx) {
    const registration = validInput(NewRegistration, ctx.request.body)
    const { isNew, token } = await receiveRegistration(strapi, registration)
    ctx.status = isNew ? 201 : 200
    return { data: { token } }
  },

  /** What the link of a mail opens. */
  async byLink(ctx) {
    const { token, user } = validInput(Shown, ctx.query)
    const row = await linkedRegistration(strapi, token)
    return {
      data: await shownByLink(strapi, row, { language: languageOf(ctx.query.locale), userId: user ?? null }),
    }
  },

  /** Orders the tickets of a registration by such a link, and begins to pay them where that happens online. */
  async orderByLink(ctx) {
    const { token, ...input } = validInput(TicketOrder, ctx.request.body)
    const row = await linkedRegistration(strapi, token)
    return { data: { pay: await orderTickets(strapi, row, { ...input, address: ctx.request.ip }) } }
  },

  /** Changes who comes and what they answered, by such a link. */
  async changeByLink(ctx) {
    const { token, ...change } = validInput(Change, ctx.request.body)
    await changeAttendees(strapi, await linkedRegistration(strapi, token), change)
    return { data: {} }
  },

  /** Who comes to an event, by the link of its door. */
  async door(ctx) {
    const { token } = validInput(ByLink, ctx.query)
    return { data: await shownDoor(strapi, await eventOfDoor(strapi, token)) }
  },

  /** The same as a table. */
  async attendees(ctx) {
    const { token } = validInput(ByLink, ctx.query)
    return { data: { csv: await attendeesCsv(strapi, await eventOfDoor(strapi, token)) } }
  },

  /** Lets somebody in by that link. */
  async checkIn(ctx) {
    const { token, ...press } = validInput(CheckIn, ctx.request.body)
    return { data: await checkIn(strapi, await eventOfDoor(strapi, token), press) }
  },

  /** Cancels by such a link. */
  async cancelByLink(ctx) {
    const { token } = validInput(ByLink, ctx.request.body)
    await cancelRegistration(strapi, await linkedRegistration(strapi, token))
    return { data: {} }
  },
}))
