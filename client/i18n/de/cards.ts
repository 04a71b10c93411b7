import type { texts as nl } from '../nl/cards.ts'
import type { Same } from '../texts.ts'

/** List items of vacancies, events, companies, magazines and products, in German. */
export const texts: Same<typeof nl> = {
  cards: {
    vacancy: {
      promoted: 'Hervorgehoben, bezahlt',
      new: 'Neu',
      seen: 'Gesehen',
      posted: 'Veröffentlicht',
      hours: '{{hours}} Stunden',
      from: 'ab {{amount}}',
      to: 'bis {{amount}}',
      salary: { HOUR: '{{amount}} pro Stunde', MONTH: '{{amount}} im Monat', YEAR: '{{amount}} im Jahr' },
      remote: { no: 'Vor Ort', hybrid: 'Teilweise im Homeoffice', full: 'Ganz im Homeoffice' },
      contract: {
        FULL_TIME: 'Vollzeit',
        PART_TIME: 'Teilzeit',
        CONTRACTOR: 'Freiberuflich',
        TEMPORARY: 'Befristet',
        INTERN: 'Praktikum',
        VOLUNTEER: 'Ehrenamtlich',
        PER_DIEM: 'Auf Abruf',
        OTHER: 'Andere',
      },
      education: {
        none: 'Kein Abschluss nötig',
        vmbo: 'Hauptschule (vmbo)',
        mbo: 'Berufsausbildung (mbo)',
        hbo: 'Fachhochschule (hbo)',
        wo: 'Universität (wo)',
      },
    },
    company: {
      partner: 'Partner',
      others: 'Weitere Unternehmen',
      categories: 'Kategorie wählen',
      count: { one: '{{count}} Unternehmen', other: '{{count}} Unternehmen' },
      'a-z': 'Von A bis Z',
      'empty-title': 'Hier stehen noch keine Unternehmen',
      'empty-text': 'Sobald es das erste Profil gibt, finden Sie es hier.',
    },
    product: {
      trial: { one: 'Erster Tag kostenlos', other: 'Erste {{count}} Tage kostenlos' },
      'trial-supplier': { one: '{{count}} Tag zur Probe', other: '{{count}} Tage zur Probe' },
    },
    price: {
      once: 'einmalig',
      month: 'im Monat',
      quarter: 'im Quartal',
      year: 'im Jahr',
      including: 'inkl. {{rate}} % MwSt.',
      excluding: 'zzgl. {{rate}} % MwSt.',
      'other-including': '{{amount}} inkl. MwSt.',
      'other-excluding': '{{amount}} ohne MwSt.',
      none: 'Preis auf Anfrage',
    },
    event: {
      online: 'Online',
      mixed: '{{city}} und online',
      free: 'Kostenlos',
      from: 'Ab {{price}}',
      'all-day': 'Ganztägig',
      organizer: 'Veranstalter',
      status: {
        full: 'Ausgebucht',
        moved: 'Verschoben',
        postponed: 'Aufgeschoben',
        cancelled: 'Abgesagt',
        'sold-out': 'Ausverkauft',
      },
    },
    magazine: {
      number: 'Ausgabe {{number}}',
      free: 'Frei lesbar',
      cover: 'Titelseite der Ausgabe {{number}}',
    },
  },
  page: {
    siblings: 'Mehr über {{name}}',
    updated: 'Zuletzt geändert',
    'empty-text': 'Diese Seite hat noch keinen Inhalt.',
  },
}
