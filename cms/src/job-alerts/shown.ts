import type { Core } from '@strapi/strapi'
import { maskedAddress } from '../mail/masked-address.ts'
import { activeAlertsOf } from './alert.ts'

/** The alerts that an address gets, for whoever has the link of a mail to it, or its account. */
export async function shownAlerts(strapi: Core.Strapi, email: string) {
  const alerts = await activeAlertsOf(strapi, email)
  return {
    email: maskedAddress(email),
    alerts: alerts.map(({ documentId, subject, frequency, weekday }) => ({
      documentId,
      subject,
      frequency,
      weekday: weekday ?? 1,
    })),
  }
}
