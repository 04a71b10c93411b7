import type { Core } from '@strapi/strapi'
import { applicationsOf } from '../applications/own.ts'
import { findVacancies } from '../applications/vacancies.ts'
import { claimsBy } from '../companies/claims.ts'
import { companiesOf } from '../companies/memberships.ts'
import { editionsTo } from '../editions/recipients.ts'
import { alertsOf } from '../job-alerts/alert.ts'
import { ownMails } from '../mail/outbox/own-mails.ts'
import { languageOf } from '../mail/site-link.ts'
import { consentsOf } from '../newsletters/consent-log.ts'
import { signUpsOf } from '../newsletters/sign-ups.ts'
import { placedBy } from '../orders/placed-by.ts'
import { ownRegistrations } from '../registrations/own.ts'
import { sentBy } from '../submissions/sent.ts'
import { seatsFor, seatsGiven } from '../subscriptions/seats.ts'
import type { Account, AccountContext } from './account.ts'
import { registrationsOf } from './registrations.ts'
import { savedBy } from './saved-items.ts'
import { subscriptionsOf } from './subscriptions.ts'

const accountFields = [
  ...['documentId', 'username', 'email', 'pendingEmail', 'provider', 'confirmed', 'firstName', 'lastName'],
  ...['phone', 'company', 'jobTitle', 'language', 'interests', 'tier', 'createdAt', 'updatedAt'],
  ...['passwordChangedAt', 'seenAt', 'idleWarnedAt', 'pushTokens'],
]

/** All data about an account, for its owner. */
export function exportActions(strapi: Core.Strapi) {
  return {
    async exportMe(ctx: AccountContext) {
      const { user } = ctx.state
      const [
        companies,
        newsletters,
        alerts,
        registrations,
        subscriptions,
        saved,
        applications,
        invitations,
        mails,
        placed,
        claims,
        seats,
        sent,
        consents,
        editions,
      ] = await Promise.all([
        companiesOf(strapi, user.id),
        signUpsOf(strapi, user.email),
        alertsOf(strapi, user.email),
        registrationsWithAnswers(strapi, user),
        subscriptionsWithAddresses(strapi, user),
        savedBy(strapi, user.id),
        applicationsWithVacancies(strapi, user),
        strapi.db.query('api::invitation.invitation').findMany({ where: { email: user.email } }),
        ownMails(strapi.db.connection, user.email),
        placedBy(strapi.db.connection, user.documentId),
        claimsBy(strapi.db.connection, user.documentId),
        seatsFor(strapi.db.connection, user),
        sentBy(strapi, user.email),
        consentsOf(strapi, user.email),
        editionsTo(strapi.db.connection, user.email),
      ])
      ctx.set('Cache-Control', 'no-store')
      return ctx.send({
        exportedAt: new Date().toISOString(),
        account: { ...pick({ ...user }, accountFields), role: user.role?.name ?? null, companies },
        newsletters: newsletters.map((row) => pick({ ...row }, newsletterFields)),
        editions,
        jobAlerts: alerts.map((row) => pick({ ...row }, alertFields)),
        registrations,
        subscriptions,
        saved,
        applications: applications.map((row) => pick(row, applicationFields)),
        invitations: invitations.map((row) => pick(row, invitationFields)),
        mails,
        ...placed,
        claims,
        seats,
        ...sent,
        consents,
      })
    },
  }
}

const newsletterFields = [
  ...['email', 'lists', 'name', 'company', 'sourceUrl', 'consentText', 'consentVersion', 'consentAt'],
  ...['confirmedAt', 'unsubscribedAt'],
]
const alertFields = [
  ...[
    'email',
    'subject',
    'frequency',
    'weekday',
    'language',
    'sourceUrl',
    'consentText',
    'consentVersion',
    'consentAt',
  ],
  ...['confirmedAt', 'endedAt', 'toldUntil', 'toldOn'],
]
/** The employer's own notes aren't the applicant's to read. */
const applicationFields = [
  ...['vacancy', 'name', 'email', 'phone', 'motivation', 'file', 'links', 'consent', 'consentAt', 'state'],
  ...['answers', 'deleteAfter', 'createdAt'],
]
const invitationFields = ['email', 'role', 'expiresAt', 'acceptedAt', 'revokedAt', 'createdAt']
const subscriptionFields = [
  ...['company', 'contact', 'billingAddress', 'deliveryAddress', 'payment', 'holder', 'mandateAt', 'vatId'],
  'source',
]

async function applicationsWithVacancies(strapi: Core.Strapi, user: Account) {
  const rows = await applicationsOf(strapi, user)
  const ids = rows.map(({ vacancyId }) => vacancyId)
  const vacancies = await findVacancies(strapi, ids, languageOf(user.language))
  return rows.map((row) => {
    const { number, title } = vacancies.get(row.vacancyId) ?? { number: null, title: null }
    return {
      ...row,
      vacancy: { number, title },
      file: row.file && pick(row.file, ['type', 'bytes']),
      answers: (row.answers ?? []).map((answer) => pick({ ...answer }, ['at', 'message'])),
    }
  })
}

async function registrationsWithAnswers(strapi: Core.Strapi, user: Account) {
  const [shown, rows] = await Promise.all([
    registrationsOf(strapi, user, languageOf(user.language)),
    ownRegistrations(strapi, user),
  ])
  const fields = ['email', 'question', 'answers', 'language']
  return withFields(
    shown,
    rows.map((row) => ({ ...row })),
    fields,
  )
}

/** The seats that others were given of a subscription are among what its owner did. */
async function subscriptionsWithAddresses(strapi: Core.Strapi, { id, language }: Account) {
  const [shown, rows] = await Promise.all([
    subscriptionsOf(strapi, id, languageOf(language)),
    strapi.db.query('api::subscription.subscription').findMany({
      where: { user: id },
      populate: ['contact', 'billingAddress', 'deliveryAddress'],
    }),
  ])
  const given = await seatsGiven(
    strapi.db.connection,
    rows.map(({ documentId }) => documentId),
  )
  return withFields(shown, rows, subscriptionFields).map((entry) => ({
    ...entry,
    seatsGiven: given
      .filter(({ subscription }) => subscription === entry.documentId)
      .map(({ subscription: _, ...seat }) => seat),
  }))
}

function withFields(
  shown: Record<string, unknown>[],
  rows: Record<string, unknown>[],
  fields: string[],
): Record<string, unknown>[] {
  return shown.map((entry) => {
    const row = rows.find(({ documentId }) => documentId === entry.documentId)
    return { ...entry, ...pick(row ?? {}, fields) }
  })
}

function pick(row: Record<string, unknown>, fields: string[]) {
  return Object.fromEntries(fields.map((name) => [name, row[name] ?? null]))
}
