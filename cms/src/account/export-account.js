// @ts-check

const { signUpsOf } = require('./own-newsletters.js')
const { companyOf } = require('./profile.js')
const { registrationsOf } = require('./registrations.js')
const { savedBy } = require('./saved-items.js')
const { subscriptionsOf } = require('./subscriptions.js')
const { languageOf } = require('../mail/site-link.js')

/** @typedef {import('./account.js').Account} Account */
/** @typedef {import('./account.js').AccountContext} AccountContext */

const accountFields = [
  ...['documentId', 'username', 'email', 'pendingEmail', 'provider', 'confirmed', 'firstName', 'lastName'],
  ...['phone', 'company', 'jobTitle', 'language', 'interests', 'tier', 'createdAt', 'updatedAt'],
  ...['passwordChangedAt', 'pushTokens'],
]

/** All that is held on an account, for its owner. */
function exportActions() {
  return {
    /** @param {AccountContext} ctx */
    async exportMe(ctx) {
      const { user } = ctx.state
      const [partner, newsletters, registrations, subscriptions, saved, applications, invitations] =
        await Promise.all([
          companyOf(user.id),
          signUpsOf(user.email),
          registrationsWithAnswers(user),
          subscriptionsWithAddresses(user),
          savedBy(user.id),
          strapi.db.query('api::application.application').findMany({
            where: { email: user.email },
            populate: { vacancy: { select: ['number', 'title'] } },
          }),
          strapi.db.query('api::invitation.invitation').findMany({ where: { email: user.email } }),
        ])
      ctx.set('Cache-Control', 'no-store')
      return ctx.send({
        exportedAt: new Date().toISOString(),
        account: { ...pick({ ...user }, accountFields), role: user.role?.name ?? null, partner },
        newsletters: newsletters.map((row) => pick(row, newsletterFields)),
        registrations,
        subscriptions,
        saved,
        applications: applications.map((row) => pick(row, applicationFields)),
        invitations: invitations.map((row) => pick(row, invitationFields)),
      })
    },
  }
}

const newsletterFields = [
  ...['email', 'lists', 'name', 'company', 'sourceUrl', 'consentText', 'consentVersion', 'consentAt'],
  ...['confirmedAt', 'unsubscribedAt'],
]
/** What employers note for themselves is not the applicant's to read here. */
const applicationFields = [
  ...[
    'vacancy',
    'name',
    'email',
    'phone',
    'motivation',
    'cvName',
    'links',
    'consentAt',
    'state',
    'deleteAfter',
  ],
  'createdAt',
]
const invitationFields = ['email', 'role', 'expiresAt', 'acceptedAt', 'revokedAt', 'createdAt']
const subscriptionFields = [
  ...['company', 'contact', 'billingAddress', 'deliveryAddress', 'payment', 'holder', 'mandateAt', 'vatId'],
  'source',
]

/** @param {Account} user */
async function registrationsWithAnswers({ id, language }) {
  const [shown, rows] = await Promise.all([
    registrationsOf(id, languageOf(language)),
    strapi.db.query('api::registration.registration').findMany({ where: { user: id } }),
  ])
  return withFields(shown, rows, ['answers'])
}

/** @param {Account} user */
async function subscriptionsWithAddresses({ id, language }) {
  const [shown, rows] = await Promise.all([
    subscriptionsOf(id, languageOf(language)),
    strapi.db.query('api::subscription.subscription').findMany({
      where: { user: id },
      populate: ['contact', 'billingAddress', 'deliveryAddress'],
    }),
  ])
  return withFields(shown, rows, subscriptionFields)
}

/** @param {Record<string, unknown>[]} shown @param {Record<string, unknown>[]} rows @param {string[]} fields */
function withFields(shown, rows, fields) {
  return shown.map((entry) => {
    const row = rows.find(({ documentId }) => documentId === entry.documentId)
    return { ...entry, ...pick(row ?? {}, fields) }
  })
}

/** @param {Record<string, unknown>} row @param {string[]} fields */
function pick(row, fields) {
  return Object.fromEntries(fields.map((name) => [name, row[name] ?? null]))
}

module.exports = { exportActions }
