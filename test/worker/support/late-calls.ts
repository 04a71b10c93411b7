// What `backend-calls.ts` loads by the first call. Vitest fetches modules in the request that asks first, and requests that run at once must not
// wait for each other's.
import '../../../worker/applications/strapi-applications.ts'
import '../../../worker/companies/strapi-company-profiles.ts'
import '../../../worker/issues/strapi-issues.ts'
import '../../../worker/job-alerts/open-job-alerts.ts'
import '../../../worker/registrations/strapi-registrations.ts'
import '../../../worker/subscriptions/strapi-managed-subscriptions.ts'
import '../../../worker/subscriptions/strapi-subscriptions.ts'
import '../../../worker/vacancies/open-own-vacancies.ts'
