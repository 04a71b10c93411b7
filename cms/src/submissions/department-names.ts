import type { Language } from '../mail/site-link.ts'
import type { Department } from './departments.ts'

/** As mails name the departments. */
export const departmentNames: Record<Language, Record<Department, string>> = {
  nl: {
    editorial: 'Redactie',
    sales: 'Adverteren',
    readers: 'Abonnementen',
    jobs: 'Vacatures',
    technical: 'Techniek',
  },
  en: {
    editorial: 'Editorial',
    sales: 'Advertising',
    readers: 'Subscriptions',
    jobs: 'Jobs',
    technical: 'Technical',
  },
  de: {
    editorial: 'Redaktion',
    sales: 'Werbung',
    readers: 'Abonnements',
    jobs: 'Stellen',
    technical: 'Technik',
  },
}
