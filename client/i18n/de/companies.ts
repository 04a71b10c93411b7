import type { texts as nl } from '../nl/companies.ts'
import type { Same } from '../texts.ts'

/** Company profiles, in German. */
export const texts: Same<typeof nl> = {
  companies: {
    supplier: 'Lieferant',
    employer: 'Arbeitgeber',
    'partner-note': 'Dieses Unternehmen bezahlt für ein ausführliches Profil.',
    about: 'Über {{name}}',
    facts: 'Kurz gefasst',
    founded: 'Gegründet',
    employees: 'Mitarbeiter',
    kvk: 'Niederländisches Handelsregister',
    brands: 'Marken',
    certificates: 'Zertifikate',
    products: 'Produkte von {{name}}',
    documents: 'Dokumente',
    download: '{{size}}, Download',
    gallery: 'Einblicke bei {{name}}',
    contacts: 'Kontakt',
    addresses: { one: 'Adresse', other: 'Adressen' },
    route: 'Route nach {{city}}',
    website: 'Zur Website',
    socials: '{{name}} anderswo',
    'as-employer': 'Arbeiten bei {{name}}',
    'as-employer-note': 'Offene Stellen, und wie man dort arbeitet.',
    'as-supplier': 'Was {{name}} liefert',
    'as-supplier-note': 'Zum Profil als Lieferant.',
    articles: '{{name}} in den Nachrichten',
    'articles-note': 'Von der Redaktion geschrieben; Unternehmen lesen nicht mit.',
    'no-articles':
      'Über {{name}} haben wir noch nicht geschrieben. Die neuesten Meldungen stehen auf der Titelseite.',
    news: 'Zu den Nachrichten',
    events: 'Veranstaltungen mit {{name}}',
    vacancies: { one: '{{count}} offene Stelle', other: '{{count}} offene Stellen' },
    'no-vacancies-title': 'Zurzeit keine offenen Stellen',
    'no-vacancies-text':
      'Bei {{name}} ist im Moment nichts frei. Sehen Sie sich andere Arbeitgeber an, oder nehmen Sie selbst Kontakt auf.',
    'vacancies-away':
      'Die Stellen können wir gerade nicht abrufen. Bitte versuchen Sie es in einer Minute erneut.',
    'other-employers': 'Andere Arbeitgeber',
    'no-profile': '{{name}} hat sein Profil noch nicht ausgefüllt.',
    'dutch-profile': 'Das ganze Profil auf Niederländisch lesen',
    'not-claimed': 'Ist das Ihr Unternehmen?',
    'not-claimed-text': 'Dieses Profil haben wir zusammengestellt. Ergänzen oder berichtigen Sie es.',
    claim: 'Profil übernehmen',
  },
}
