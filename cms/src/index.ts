import type { Core } from '@strapi/strapi'
import { grantPanelRoles } from './access/grant-panel-roles.ts'
import { grantPermissions } from './access/grant-permissions.ts'
import { keepAbilities } from './access/keep-abilities.ts'
import { keepPopulates } from './access/keep-populates.ts'
import { readActionsAlone } from './access/read-actions.ts'
import { setPasswordCost } from './access/set-password-cost.ts'
import { trackPasswords } from './access/track-passwords.ts'
import { createStatementTables } from './bank-statements/tables.ts'
import { setAccountSettings } from './bootstrap/account-settings.ts'
import { ensureLocales } from './bootstrap/locales.ts'
import { ensureOperator } from './bootstrap/operator.ts'
import { refuseSampleData } from './bootstrap/sample-data.ts'
import { createCompanyClaims } from './companies/claim-table.ts'
import { migrateMemberships } from './companies/migrate.ts'
import { createCompanyPictures } from './companies/picture-table.ts'
import { createCounters } from './database/counters.ts'
import { createDebitTables } from './direct-debits/tables.ts'
import { registerRules } from './documents/rules.ts'
import { fillTakesLeads } from './documents/takes-leads.ts'
import { createEditionTables } from './editions/tables.ts'
import { startPublishHook } from './hooks/start-publish-hook.ts'
import { createReminderTable } from './invoices/reminder-table.ts'
import { createInvoiceTable } from './invoices/tables.ts'
import { createAskedMails } from './mail/asked-mails.ts'
import { startSending, stopSending } from './mail/outbox/start-sender.ts'
import { createMailTables } from './mail/outbox/tables.ts'
import { queuePanelMails } from './mail/panel-mails.ts'
import { createMandateTable } from './mandates/tables.ts'
import { endRefused } from './newsletters/end-refused.ts'
import { reportClosed } from './orders/report-closed.ts'
import { createOrderTables } from './orders/tables.ts'
import { createPaymentTable } from './payments/tables.ts'
import { createDeletionCounts } from './privacy/deletion-counts.ts'
import { createRequestLog } from './privacy/request-log.ts'
import { createRefundTables } from './refunds/tables.ts'
import { createCheckInTable } from './registrations/check-in-table.ts'
import { watchPlaces } from './registrations/fullness.ts'
import { watchActivations } from './sign-in/activation.ts'
import { registerOidc, setOidcGrant } from './sign-in/oidc.ts'
import { addCompanyCounts } from './statistics/company-counts.ts'
import { createDueDays } from './statistics/due-days.ts'
import { createSubscriptionRequests } from './subscriptions/request-table.ts'
import { createSeatTable } from './subscriptions/seats-table.ts'
import { createVacancyActs } from './vacancies/acts.ts'
import { createUnfinished } from './vacancies/unfinished.ts'
import { createVatChecks } from './vat-numbers/tables.ts'

export default {
  /** Before the plugins start. */
  register({ strapi }: { strapi: Core.Strapi }) {
    registerRules(strapi)
    registerOidc(strapi)
    setPasswordCost(strapi)
  },

  /** Everything here can run again at each start. */
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await refuseSampleData(strapi)
    await createCounters(strapi)
    await createDueDays(strapi)
    await createDeletionCounts(strapi)
    await createRequestLog(strapi)
    await createAskedMails(strapi)
    await createMailTables(strapi)
    await createEditionTables(strapi)
    await createOrderTables(strapi)
    await createVacancyActs(strapi)
    await createUnfinished(strapi)
    await createCompanyClaims(strapi)
    await createCompanyPictures(strapi)
    await createInvoiceTable(strapi)
    await createReminderTable(strapi)
    await createMandateTable(strapi)
    await createDebitTables(strapi)
    await createStatementTables(strapi)
    await createPaymentTable(strapi)
    await createRefundTables(strapi)
    await createCheckInTable(strapi)
    await createSeatTable(strapi)
    await createVatChecks(strapi)
    await createSubscriptionRequests(strapi)
    await ensureLocales(strapi)
    await migrateMemberships(strapi)
    await fillTakesLeads(strapi)
    await addCompanyCounts(strapi)
    await grantPermissions(strapi)
    await setAccountSettings(strapi)
    await setOidcGrant(strapi)
    await ensureOperator(strapi)
    await grantPanelRoles(strapi)
    readActionsAlone(strapi)
    keepAbilities(strapi)
    keepPopulates(strapi)
    trackPasswords(strapi)
    watchActivations(strapi)
    queuePanelMails(strapi)
    if (process.env.SEED_CONTENT === 'on') {
      // Imported on demand: only a server with sample content needs it.
      const { seedDatabase } = await import('../seed/seed-database.ts')
      await seedDatabase(strapi)
    }
    await watchPlaces(strapi)
    // Last, so that no publish hooks are sent for the sample content.
    reportClosed(strapi)
    startPublishHook(strapi)
    startSending(strapi, endRefused)
  },

  async destroy({ strapi }: { strapi: Core.Strapi }) {
    await stopSending(strapi)
  },
}
