// @ts-check

const { z } = require('zod')
const { validInput } = require('../access/valid-input.js')
const { sendMail } = require('../mail/send-mail.js')
const { checkCurrentPassword } = require('./email-change.js')

/** @typedef {import('./account.js').Account} Account */
/** @typedef {import('./account.js').AccountContext} AccountContext */

const userUid = 'plugin::users-permissions.user'
const registrationUid = 'api::registration.registration'
const subscriptionUid = 'api::subscription.subscription'

const ByPassword = z.strictObject({ password: z.string('password is a required field') })
const ByWord = z.strictObject({ confirm: z.literal('DELETE') })

/** Leaving for good. */
function deleteActions() {
  return {
    /** Accounts of a provider have no password and write `DELETE`. @param {AccountContext} ctx */
    async deleteMe(ctx) {
      const { user } = ctx.state
      if (user.password) {
        const { password } = validInput(ByPassword, ctx.request.body)
        await checkCurrentPassword(user, password)
      } else validInput(ByWord, ctx.request.body)

      await strapi.db.transaction(() => forget(user))
      sendMail(strapi, { to: user.email, language: user.language, letter: 'account-deleted' })
      return ctx.send({ ok: true })
    },
  }
}

/**
 * Removes all that is held on a person, but for what was paid: the law has that kept for seven years, without a name.
 * @param {Account} user
 */
async function forget({ id, email }) {
  await strapi.db.query('api::saved-item.saved-item').deleteMany({ where: { userId: id } })
  await strapi.db.query('api::newsletter-signup.newsletter-signup').deleteMany({ where: { email } })
  await strapi.db.query('api::invitation.invitation').deleteMany({ where: { email } })
  await forgetRegistrations(id)
  await forgetSubscriptions(id)
  await strapi.db.query(userUid).delete({ where: { id } })
}

/** @param {number} user */
async function forgetRegistrations(user) {
  const registrations = strapi.db.query(registrationUid)
  for (const { id, price, attendees, state, event } of await registrations.findMany({
    where: { user },
    populate: ['event'],
  })) {
    if (!(Number(price) > 0)) {
      await registrations.delete({ where: { id } })
      continue
    }
    const isAhead = event?.startsAt && new Date(event.startsAt).getTime() > Date.now()
    await registrations.update({
      where: { id },
      data: {
        user: null,
        answers: null,
        // How many went is part of the sum; who went is not.
        attendees: Array.isArray(attendees) ? attendees.map(() => ({})) : [],
        ticketCode: null,
        state: isAhead ? 'cancelled' : state,
      },
    })
  }
}

/** @param {number} user */
async function forgetSubscriptions(user) {
  const rows = await strapi.db.query(subscriptionUid).findMany({ where: { user } })
  for (const { documentId, state, cancelAt } of rows) {
    const isOver = state === 'cancelled' || state === 'ended'
    /** @type {Record<string, unknown>} */
    const data = {
      user: null,
      company: null,
      contact: null,
      billingAddress: null,
      deliveryAddress: null,
      ibanMasked: null,
      holder: null,
      vatId: null,
      ...(isOver ? {} : { state: 'cancelled', cancelAt: cancelAt ?? new Date() }),
    }
    // By the document service, which alone removes components; nobody is told of these types.
    await strapi.documents(subscriptionUid).update({ documentId, data })
  }
}

module.exports = { deleteActions }
