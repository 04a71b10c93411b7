import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import type { Language } from '../mail/site-link.ts'
import { unlinked } from '../mail/unlinked.ts'
import { logConsent } from '../newsletters/consent-log.ts'
import { recordOnce } from '../submissions/record-once.ts'
import { sendCounted } from '../submissions/send-counted.ts'
import { activate } from './activate.ts'
import { consentTo, purposeOf } from './agreed.ts'
import { type AlertRow, alertUid } from './alert.ts'
import { alertToken } from './link.ts'

/** What somebody wants to be told about, and where. */
export interface AlertRequest extends Pick<AlertRow, 'email' | 'subject' | 'frequency'> {
  /** Of weekly ones; Monday without it. */
  weekday?: number
  language: Language
  sourcePath: string
  submissionKey: string
}

/**
 * Takes a request from somebody who hasn't proven to own the address, and mails a link to confirm it. It is the same whatever the address gets
 * already.
 * @param words The subject as the page showed it; what somebody typed is in it.
 */
export async function requestAlert(strapi: Core.Strapi, request: AlertRequest, words: string): Promise<void> {
  await recordOnce(strapi, alertUid, request.submissionKey, async (trx) => {
    const { documentId } = await record(strapi, request)
    await sendCounted(strapi, trx, 'alert', {
      kind: 'job-alert-confirm',
      key: documentId,
      to: request.email,
      locale: request.language,
      values: {
        token: alertToken(documentId),
        search: unlinked(words),
        frequency: request.frequency,
      },
    })
  })
}

/**
 * The same for the confirmed address of an account, which needs no mail to confirm.
 * @throws errors.ApplicationError with the code `alerts-full`.
 */
export async function addAlert(strapi: Core.Strapi, request: AlertRequest): Promise<void> {
  await recordOnce(strapi, alertUid, request.submissionKey, async (trx: Knex.Transaction) =>
    activate(strapi, trx, await record(strapi, request), 'account'),
  )
}

async function record(strapi: Core.Strapi, request: AlertRequest): Promise<AlertRow> {
  const { sourcePath, ...asked } = request
  const { email, subject, language } = asked
  const agreed = consentTo(subject, language)
  await logConsent(strapi, {
    purpose: purposeOf(subject),
    ...{ email, step: 'requested', lists: [subject], agreed, source: sourcePath },
  })
  return strapi.db.query(alertUid).create({
    data: {
      ...asked,
      sourceUrl: sourcePath.slice(0, 255),
      consentText: agreed.text,
      consentVersion: agreed.version,
      consentAt: new Date(),
    },
  })
}
