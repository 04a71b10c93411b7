import { blockOf, type Row, recordOf, recordsOf, type ShownField, textOf, textsOf } from './row-texts.ts'

const contracts: Record<string, string> = {
  FULL_TIME: 'voltijd',
  PART_TIME: 'deeltijd',
  CONTRACTOR: 'zzp',
  TEMPORARY: 'tijdelijk',
  INTERN: 'stage',
  VOLUNTEER: 'vrijwillig',
  PER_DIEM: 'oproep',
  OTHER: 'anders',
}
const remote: Record<string, string> = { no: 'op locatie', hybrid: 'deels thuis', full: 'volledig thuis' }
const education: Record<string, string> = { none: 'geen', vmbo: 'vmbo', mbo: 'mbo', hbo: 'hbo', wo: 'wo' }
const ways: Record<string, string> = { form: 'formulier op deze site', url: 'op', email: 'per e-mail aan' }
const units: Record<string, string> = { HOUR: 'per uur', MONTH: 'per maand', YEAR: 'per jaar' }

const languages: Record<string, string> = { nl: 'Nederlands', en: 'Engels', de: 'Duits' }
const day = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' })

/** What an editor reads of a vacancy, as plain text. */
export function shownVacancy(row: Row): ShownField[] {
  return [
    { name: 'Titel', text: textOf(row.title) },
    { name: 'Werkgever', text: textOf(recordOf(row.employer).name) },
    {
      name: 'Categorieën',
      text: recordsOf(row.categories)
        .map(({ name }) => textOf(name))
        .join(', '),
    },
    { name: 'Plaatsen', text: recordsOf(row.locations).map(placeOf).join('\n') },
    { name: 'Thuiswerken', text: nameIn(remote, row.remote) },
    {
      name: 'Contract',
      text: textsOf(row.employmentType)
        .map((type) => contracts[type] ?? type)
        .join(', '),
    },
    { name: 'Uren', text: range(row.hoursMin, row.hoursMax) },
    { name: 'Salaris', text: salaryOf(recordOf(row.salary)) },
    { name: 'Opleiding', text: nameIn(education, row.education) },
    { name: 'Ervaring in maanden', text: textOf(row.experienceMonths) },
    { name: 'Tekst', text: recordsOf(row.description).map(blockOf).join('\n\n') },
    { name: 'Voordelen', text: textsOf(row.benefits).join('\n') },
    {
      name: 'Solliciteren',
      text: [nameIn(ways, row.applyMethod), textOf(row.applyUrl), textOf(row.applyEmail)]
        .filter(Boolean)
        .join(' '),
    },
    { name: 'Contact', text: contactOf(recordOf(row.contact)) },
    { name: 'Kenmerk', text: textOf(row.reference) },
    { name: 'Taal van het werk', text: nameIn(languages, row.language) },
    { name: 'Online vanaf', text: dayOf(row.postedAt) },
    { name: 'Reageren tot en met', text: dayOf(row.validThrough) },
  ]
}

/** What an editor calls a value of an enumeration. */
function nameIn(names: Readonly<Record<string, string>>, value: unknown): string {
  return names[textOf(value)] ?? textOf(value)
}

function placeOf({ street, postcode, city, country }: Row): string {
  return [street, postcode, city, country === 'NL' ? '' : country].map(textOf).filter(Boolean).join(', ')
}

function salaryOf({ min, max, unit, hiddenReason }: Row): string {
  const amounts = range(min, max)
  return amounts ? `€ ${amounts} ${units[textOf(unit)] ?? ''}`.trim() : textOf(hiddenReason)
}

function contactOf({ name, phone, email }: Row): string {
  return [name, phone, email].map(textOf).filter(Boolean).join(', ')
}

function range(min: unknown, max: unknown): string {
  return [...new Set([min, max].map(textOf).filter(Boolean))].join('–')
}

/** The Dutch day of an instant; empty without one, where the site chooses. */
function dayOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || value instanceof Date
    ? day.format(new Date(value))
    : ''
}
