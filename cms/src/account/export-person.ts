import type { Core } from '@strapi/strapi'
import { applicationsOf } from '../applications/own.ts'
import { findVacancies } from '../applications/vacancies.ts'
import { claimsBy } from '../companies/claims.ts'
import { companiesOf } from '../companies/memberships.ts'
import { editionsTo } from '../editions/recipients.ts'
import { alertsOf } from '../job-alerts/alert.ts'
import { ownMails, ownRefusal } from '../mail/outbox/own-mails.ts'
import { languageOf } from '../mail/site-link.ts'
import { consentsOf } from '../newsletters/consent-log.ts'
import { signUpsOf } from '../newsletters/sign-ups.ts'
import { placedBy } from '../orders/placed-by.ts'
import { guestPlaces } from '../registrations/guests.ts'
import { ownRegistrations } from '../registrations/own.ts'
import { sentBy } from '../submissions/sent.ts'
import { requestsOf } from '../subscriptions/request-retention.ts'
import { seatsFor, seatsGiven } from '../subscriptions/seats.ts'
import type { Account } from './account.ts'
import { ownerOf, type Person } from './person.ts'
import { registrationsOf } from './registrations.ts'
import { savedBy } from './saved-items.ts'
import { subscriptionsOf } from './subscriptions.ts'

/** All that is stored about somebody, for them: by their address, and by their account if they have one. */
export async function exportPerson(strapi: Core.Strapi, person: Person): Promise<Record<string, unknown>> {
  const { email, account } = person
  const rows = strapi.db.connection
  const [
    ofAccount,
    newsletters,
    alerts,
    registrations,
    guestAt,
    applications,
    invitations,
    mails,
    refusal,
    claims,
    seats,
    requests,
    sent,
    consents,
    editions,
  ] = await Promise.all([
    account && accountData(strapi, account),
    signUpsOf(strapi, email),
    alertsOf(strapi, email),
    registrationsWithAnswers(strapi, person),
    guestPlaces(strapi, email),
    applicationsWithVacancies(strapi, person),
    strapi.db.query('api::invitation.invitation').findMany({ where: { email } }),
    ownMails(rows, email),
    ownRefusal(rows, email),
    claimsBy(rows, person),
    seatsFor(rows, person),
    requestsOf(rows, email),
    sentBy(strapi, email),
    consentsOf(strapi, email),
    editionsTo(rows, email),
  ])
  const customers = registrations.map(({ documentId }) => String(documentId))
  return {
    exportedAt: new Date().toISOString(),
    ...ofAccount,
    newsletters: newsletters.map((row) => pick({ ...row }, newsletterFields)),
    editions,
    jobAlerts: alerts.map((row) => pick({ ...row }, alertFields)),
    registrations,
    guestAt,
    applications: applications.map((row) => pick(row, applicationFields)),
    invitations: invitations.map((row) => pick(row, invitationFields)),
    mails,
    refusal,
    ...(await placedBy(rows, account ? [account.documentId, ...customers] : customers)),
    claims,
    seats,
    subscriptionRequests: requests,
    ...sent,
    consents,
  }
}

/** What only accounts have. */
async function accountData(strapi: Core.Strapi, account: NonNullable<Person['account']>) {
  const [companies, subscriptions, saved] = await Promise.all([
    companiesOf(strapi, account.id),
    subscriptionsWithAddresses(strapi, account),
    savedBy(strapi, account.id),
  ])
  return {
    account: { ...pick({ ...account }, accountFields), role: account.role?.name ?? null, companies },
    subscriptions,
    saved,
  }
}

const accountFields = [
  ...['documentId', 'username', 'email', 'pendingEmail', 'provider', 'confirmed', 'firstName', 'lastName'],
  ...['phone', 'company', 'jobTitle', 'language', 'interests', 'tier', 'createdAt', 'updatedAt'],
  ...['passwordChangedAt', 'seenAt', 'idleWarnedAt', 'pushTokens'],
]
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

async function applicationsWithVacancies(strapi: Core.Strapi, person: Person) {
  const rows = await applicationsOf(strapi, ownerOf(person))
  const ids = rows.map(({ vacancyId }) => vacancyId)
  const vacancies = await findVacancies(strapi, ids, languageOf(person.account?.language))
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

async function registrationsWithAnswers(strapi: Core.Strapi, person: Person) {
  const [shown, rows] = await Promise.all([
    registrationsOf(strapi, ownerOf(person), languageOf(person.account?.language)),
    ownRegistrations(strapi, ownerOf(person)),
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
