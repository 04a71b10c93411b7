import type { Context } from 'hono'
import { pathTo } from '../../client/href.ts'
import { endPreviousSession, isVisiting } from '../accounts/end-previous-session.ts'
import { keepRegistrationProof, registrationProof } from '../accounts/registration-proof.ts'
import { returnPath } from '../accounts/return-path.ts'
import {
  applicationsOf,
  companyProfilesOf,
  issuesOf,
  jobAlertsOf,
  managedSubscriptionsOf,
  ownVacanciesOf,
  registrationsOf,
  subscriptionsOf,
} from '../backend-calls.ts'
import { dayOf } from '../content/dutch-day.ts'
import type { AppEnv } from '../env.ts'
import { privateFilesOf } from '../files/private-files.ts'
import { translatorFor } from '../i18n/translator.ts'
import { openDownloadCode } from '../machine/documents/download-code.ts'
import { accountsOf, sessionsOf } from '../open-accounts.ts'
import { paymentsOf } from '../payments/strapi-payments.ts'
import { readEntry } from '../preview/read-entry.ts'
import { pushConsentsOf } from '../push/consents.ts'
import { siteFactsOf } from '../render/site-facts.ts'
import { record } from '../statistics/record.ts'
import { submissionsOf } from '../submissions/strapi-submissions.ts'
import type { LoadContext } from './load-context.ts'

/** What loaders and forms may use of a request. */
export async function loadContextOf(
  c: Context<AppEnv>,
  params: Readonly<Record<string, string>>,
): Promise<LoadContext> {
  const { address, archive, audience, config, content, jobs, messages, search, visitor } = c.var
  const { locale } = address
  const now = Date.now()
  return {
    params,
    query: address.url.searchParams,
    locale,
    content,
    archive,
    jobs,
    search,
    visitor,
    audience,
    freeReads: config.freeReads,
    accounts: accountsOf(c),
    sessions: sessionsOf(c),
    companyProfiles: companyProfilesOf(c),
    ownVacancies: ownVacanciesOf(c),
    readDraft: (type, documentId, language) =>
      readEntry(config, { type, documentId, locale: language, version: 'draft' }),
    submissions: submissionsOf(c),
    subscriptions: subscriptionsOf(c),
    managedSubscriptions: managedSubscriptionsOf(c),
    jobAlerts: jobAlertsOf(c),
    applications: applicationsOf(c),
    issues: issuesOf(c),
    payments: paymentsOf(c),
    registrations: registrationsOf(c),
    openDownload: (code) => openDownloadCode(code, config.previewSecret, now),
    files: privateFilesOf(c),
    pushConsents: (userId) => pushConsentsOf(c.env.DB, userId),
    providers: config.signInProviders,
    isVisitingProvider: isVisiting(c),
    endPreviousSession: () => endPreviousSession(c),
    registrationProof: registrationProof(c),
    keepRegistrationProof: () => keepRegistrationProof(c),
    count(events) {
      if (c.req.method !== 'HEAD') record(c, events)
    },
    here: `${address.fullPath}${address.url.search}`,
    returnTo: returnPath(c),
    now,
    today: dayOf(now),
    site: siteFactsOf(config),
    t: await translatorFor(locale, messages),
    href: (route, values, query) => pathTo(locale, route, values, query),
  }
}
