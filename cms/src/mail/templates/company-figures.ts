import { defineMail, type Part } from '../define-mail.ts'
import type { Language } from '../site-link.ts'
import { writtenMoment } from '../written.ts'

type Counts = {
  impressions: number
  views: number
  clicks: number
  leads: number
  applications: number
  /** Null where the number would be about single people. */
  readers: number | null
}

type Values = {
  token: string
  /** documentId. */
  company: string
  name: string
  /** The days of the month, such as `2026-10-01`. */
  from: string
  to: string
  totals: Counts
  before: Counts
  /** Most viewed first, by what is counted, such as `content/123`. */
  entries: { entry: string; title: string | null; views: number; clicks: number }[]
}

/** What readers did in a month with what belongs to a company, for its members. */
export const companyFigures = defineMail<Values>({
  label: 'Bedrijf: cijfers van de maand',
  delivery: 'mass',
  hours: 72,
  example: {
    token: 'voorbeeld',
    company: 'a'.repeat(24),
    name: 'Havik Logistiek',
    from: '2026-10-01',
    to: '2026-10-31',
    totals: { impressions: 4210, views: 1312, clicks: 48, leads: 6, applications: 11, readers: 870 },
    before: { impressions: 3900, views: 1400, clicks: 31, leads: 6, applications: 0, readers: 902 },
    entries: [
      { entry: 'vacancy/5001', title: 'Ploegleider warehouse', views: 412, clicks: 20 },
      { entry: 'content/101', title: 'Havik opent tweede hal in Venlo', views: 398, clicks: 0 },
      { entry: 'partner/havik-logistiek', title: 'Havik Logistiek', views: 120, clicks: 9 },
    ],
  },
  page: ({ company, from, to }) => ({
    path: '/account/bedrijf/cijfers',
    query: { bedrijf: company, periode: 'eigen', van: from, tot: to },
  }),
  unsubscribe: ({ token }) => ({ path: '/cijfers-stoppen', query: { afmelden: token } }),
  nl: (values) => ({
    subject: `Uw cijfers van ${monthText('nl', values.from)}`,
    parts: [
      `Dit deden lezers in ${monthText('nl', values.from)} op Schakel met wat van ${values.name} is: uw profiel, uw vacatures, artikelen die u noemen en uw campagnes.`,
      figures('nl', values),
      ...most('nl', values),
    ],
    button: 'Bekijk alle cijfers',
    after: [
      'Het zijn dezelfde cijfers die onze redactie ziet. Robots en verdachte bezoeken tellen niet mee; lezers tellen we per dag.',
    ],
    unsubscribe: 'Stop deze maandelijkse mail',
  }),
  en: (values) => ({
    subject: `Your figures for ${monthText('en', values.from)}`,
    parts: [
      `This is what readers of Schakel did in ${monthText('en', values.from)} with what belongs to ${values.name}: your profile, your vacancies, articles that name you and your campaigns.`,
      figures('en', values),
      ...most('en', values),
    ],
    button: 'See all figures',
    after: [
      'These are the figures that our editors see. Robots and suspect visits are not counted; readers are counted by day.',
    ],
    unsubscribe: 'Stop this monthly mail',
  }),
  de: (values) => ({
    subject: `Ihre Zahlen für ${monthText('de', values.from)}`,
    parts: [
      `Das haben Leser von Schakel im ${monthText('de', values.from)} mit dem getan, was zu ${values.name} gehört: Ihrem Profil, Ihren Stellen, Artikeln, die Sie nennen, und Ihren Kampagnen.`,
      figures('de', values),
      ...most('de', values),
    ],
    button: 'Alle Zahlen ansehen',
    after: [
      'Es sind dieselben Zahlen, die unsere Redaktion sieht. Robots und verdächtige Besuche zählen nicht mit; Leser zählen wir je Tag.',
    ],
    unsubscribe: 'Diese monatliche Mail beenden',
  }),
})

const texts = {
  nl: {
    names: {
      impressions: 'Getoond in lijsten',
      views: 'Bekeken',
      readers: 'Lezers',
      clicks: 'Doorgeklikt',
      leads: 'Aanvragen',
      applications: 'Sollicitaties',
    },
    before: 'een maand eerder',
    most: 'Dit werd het meest bekeken:',
    gone: 'Staat niet meer op de site',
    views: 'keer bekeken',
    clicks: 'keer doorgeklikt',
  },
  en: {
    names: {
      impressions: 'Shown in lists',
      views: 'Viewed',
      readers: 'Readers',
      clicks: 'Clicked through',
      leads: 'Requests',
      applications: 'Applications',
    },
    before: 'a month before',
    most: 'This was viewed most:',
    gone: 'No longer on the site',
    views: 'views',
    clicks: 'clicks',
  },
  de: {
    names: {
      impressions: 'In Listen gezeigt',
      views: 'Angesehen',
      readers: 'Leser',
      clicks: 'Weitergeklickt',
      leads: 'Anfragen',
      applications: 'Bewerbungen',
    },
    before: 'einen Monat zuvor',
    most: 'Das wurde am meisten angesehen:',
    gone: 'Nicht mehr auf der Website',
    views: 'Mal angesehen',
    clicks: 'Mal weitergeklickt',
  },
}

const order = ['impressions', 'views', 'readers', 'clicks', 'leads', 'applications'] as const

/** Those that were something, in this month or the one before. */
function figures(language: Language, { totals, before }: Values): Part {
  const { names, before: then } = texts[language]
  const { format } = new Intl.NumberFormat(language)
  return {
    facts: order.map((name) => {
      const [now, earlier] = [totals[name], before[name]]
      const isNothing = now === null || (now === 0 && !earlier)
      return [
        names[name],
        isNothing ? null : `${format(now)} (${then}: ${earlier === null ? '–' : format(earlier)})`,
      ]
    }),
  }
}

function most(language: Language, { entries }: Values): Part[] {
  const { most: title, gone, views, clicks } = texts[language]
  const { format } = new Intl.NumberFormat(language)
  if (entries.length === 0) return []
  const facts = entries.map((entry): [string, string] => [
    entry.title ?? gone,
    entry.views > 0 || entry.clicks === 0
      ? `${format(entry.views)} ${views}`
      : `${format(entry.clicks)} ${clicks}`,
  ])
  return [title, { facts }]
}

/** @param day Any of the month. */
function monthText(language: Language, day: string): string {
  const month = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return writtenMoment(new Date(`${day}T00:00:00Z`), language, month)
}
