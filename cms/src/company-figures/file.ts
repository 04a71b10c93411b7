import type { CompanyCounts, CompanyFigures } from '../statistics/company-figures.ts'
import { csvOf } from '../text/csv.ts'

const texts = {
  nl: {
    at: 'Datum',
    entry: 'Onderdeel',
    title: 'Titel',
    gone: 'Staat niet meer op de site',
    before: 'Bekeken in de periode ervoor',
    names: ['Getoond in lijsten', 'Bekeken', 'Doorgeklikt', 'Aanvragen', 'Sollicitaties'],
    readers: 'Lezers',
  },
  en: {
    at: 'Date',
    entry: 'Part',
    title: 'Title',
    gone: 'No longer on the site',
    before: 'Viewed in the period before',
    names: ['Shown in lists', 'Viewed', 'Clicked through', 'Requests', 'Applications'],
    readers: 'Readers',
  },
  de: {
    at: 'Datum',
    entry: 'Teil',
    title: 'Titel',
    gone: 'Nicht mehr auf der Website',
    before: 'Angesehen im Zeitraum zuvor',
    names: ['In Listen gezeigt', 'Angesehen', 'Weitergeklickt', 'Anfragen', 'Bewerbungen'],
    readers: 'Leser',
  },
}

/** The tables that a company can download. */
export const figureTables = ['verloop', 'onderdelen'] as const

/** A table of figures for spreadsheets: by day or month, or by what they are of. */
export function figuresFile(
  { course, entries }: CompanyFigures,
  table: (typeof figureTables)[number],
  language: keyof typeof texts,
): string {
  const { at, entry, title, gone, before, names, readers } = texts[language]
  if (table === 'verloop')
    return csvOf(
      [at, ...names],
      course.map((point) => [point.at, ...cellsOf(point)]),
    )
  return csvOf(
    [entry, title, ...names, readers, before],
    entries.map((one) => [one.entry, one.title ?? gone, ...cellsOf(one), one.readers, one.viewsBefore]),
  )
}

/** In the order of the headings. */
function cellsOf({ impressions, views, clicks, leads, applications }: CompanyCounts): number[] {
  return [impressions, views, clicks, leads, applications]
}
