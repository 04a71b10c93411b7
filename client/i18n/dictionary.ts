import type { Locale } from '../content/locale.ts'
import type { texts as account } from './nl/account.ts'
import type { texts as applications } from './nl/applications.ts'
import type { texts as candidates } from './nl/candidates.ts'
import type { texts as cards } from './nl/cards.ts'
import type { texts as companies } from './nl/companies.ts'
import type { texts as companyFigures } from './nl/company-figures.ts'
import type { texts as contactForms } from './nl/contact-forms.ts'
import type { texts as core } from './nl/core.ts'
import type { texts as door } from './nl/door.ts'
import type { texts as drafts } from './nl/drafts.ts'
import type { texts as editions } from './nl/editions.ts'
import type { texts as events } from './nl/events.ts'
import type { texts as follows } from './nl/follows.ts'
import type { texts as formFields } from './nl/form-fields.ts'
import type { texts as formRules } from './nl/form-rules.ts'
import type { texts as forms } from './nl/forms.ts'
import type { texts as front } from './nl/front.ts'
import type { texts as install } from './nl/install.ts'
import type { texts as issues } from './nl/issues.ts'
import type { texts as jobAlerts } from './nl/job-alerts.ts'
import type { texts as jobs } from './nl/jobs.ts'
import type { texts as lightbox } from './nl/lightbox.ts'
import type { texts as magazines } from './nl/magazines.ts'
import type { texts as meta } from './nl/meta.ts'
import type { texts as myAccount } from './nl/my-account.ts'
import type { texts as newsletter } from './nl/newsletter.ts'
import type { texts as newsletterNames } from './nl/newsletter-names.ts'
import type { texts as notFound } from './nl/not-found.ts'
import type { texts as offers } from './nl/offers.ts'
import type { texts as offline } from './nl/offline.ts'
import type { texts as orders } from './nl/orders.ts'
import type { texts as overview } from './nl/overview.ts'
import type { texts as ownCompany } from './nl/own-company.ts'
import type { texts as payments } from './nl/payments.ts'
import type { texts as privacy } from './nl/privacy.ts'
import type { texts as push } from './nl/push.ts'
import type { texts as reports } from './nl/reports.ts'
import type { texts as saved } from './nl/saved.ts'
import type { texts as search } from './nl/search.ts'
import type { texts as sections } from './nl/sections.ts'
import type { texts as service } from './nl/service.ts'
import type { texts as statisticsChoice } from './nl/statistics-choice.ts'
import type { texts as subscribe } from './nl/subscribe.ts'
import type { texts as tickets } from './nl/tickets.ts'
import type { texts as topics } from './nl/topics.ts'
import type { texts as vacancies } from './nl/vacancies.ts'
import { mergeTexts, type TextTree } from './texts.ts'

/** All texts of the interface. Dutch defines the keys; the other languages must have the same ones. */
type Texts = typeof account &
  typeof applications &
  typeof candidates &
  typeof cards &
  typeof companies &
  typeof companyFigures &
  typeof contactForms &
  typeof core &
  typeof drafts &
  typeof editions &
  typeof events &
  typeof follows &
  typeof formFields &
  typeof formRules &
  typeof forms &
  typeof front &
  typeof install &
  typeof jobAlerts &
  typeof jobs &
  typeof lightbox &
  typeof magazines &
  typeof meta &
  typeof myAccount &
  typeof newsletter &
  typeof newsletterNames &
  typeof notFound &
  typeof offers &
  typeof offline &
  typeof orders &
  typeof overview &
  typeof ownCompany &
  typeof issues &
  typeof payments &
  typeof privacy &
  typeof push &
  typeof reports &
  typeof saved &
  typeof search &
  typeof sections &
  typeof service &
  typeof statisticsChoice &
  typeof subscribe &
  typeof tickets &
  typeof topics &
  typeof vacancies &
  typeof door

/** A dotted key, such as `error.title`. */
export type MessageKey = Paths<Texts>

type Paths<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Paths<Tree[Key]>}`
}[keyof Tree & string]

/** Namespaces that only some pages load, in addition to `core`. `meta` and `privacy` never leave the worker. */
export const textNamespaces = [
  'account',
  'applications',
  'candidates',
  'cards',
  'companies',
  'company-figures',
  'contact-forms',
  'editions',
  'events',
  'form-fields',
  'form-rules',
  'forms',
  'front',
  'install',
  'job-alerts',
  'jobs',
  'lightbox',
  'magazines',
  'my-account',
  'newsletter',
  'newsletter-names',
  'not-found',
  'offers',
  'offline',
  'orders',
  'overview',
  'own-company',
  'issues',
  'payments',
  'push',
  'reports',
  'search',
  'sections',
  'service',
  'statistics-choice',
  'subscribe',
  'tickets',
  'topics',
  'vacancies',
  'door',
] as const

/** The name of a namespace. */
export type TextNamespace = (typeof textNamespaces)[number]

/** One file per language and namespace, such as `./nl/jobs.ts`. */
const files = import.meta.glob<{ texts: TextTree }>('./{nl,en,de}/*.ts')

const loaded = new Map<string, Promise<TextTree>>()

/**
 * Loads texts of one language only. Returns the same object each time.
 * @throws whatever a dynamic import throws when a chunk can't be fetched.
 */
export function loadTexts(
  locale: Locale,
  namespaces: readonly (TextNamespace | 'meta' | 'privacy')[],
): Promise<TextTree> {
  const key = `${locale} ${namespaces.join()}`
  const before = loaded.get(key)
  if (before) return before
  const texts = Promise.all(
    ['core', ...namespaces].map((namespace) => files[`./${locale}/${namespace}.ts`]?.()),
  ).then((parts) => mergeTexts(parts.flatMap((part) => (part ? [part.texts] : []))))
  loaded.set(key, texts)
  texts.catch(() => loaded.delete(key))
  return texts
}
