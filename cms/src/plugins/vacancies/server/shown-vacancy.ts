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
const units: Record<string, string> = { HOUR: 'per uur', MONTH: 'per maand', YEAR: 'per jaar' }

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
    { name: 'Thuiswerken', text: textOf(row.remote) },
    {
      name: 'Contract',
      text: textsOf(row.employmentType)
        .map((type) => contracts[type] ?? type)
        .join(', '),
    },
    { name: 'Uren', text: range(row.hoursMin, row.hoursMax) },
    { name: 'Salaris', text: salaryOf(recordOf(row.salary)) },
    { name: 'Opleiding', text: textOf(row.education) },
    { name: 'Ervaring in maanden', text: textOf(row.experienceMonths) },
    { name: 'Tekst', text: recordsOf(row.description).map(blockOf).join('\n\n') },
    { name: 'Voordelen', text: textsOf(row.benefits).join('\n') },
    {
      name: 'Solliciteren',
      text: [row.applyMethod, row.applyUrl, row.applyEmail].map(textOf).filter(Boolean).join(' '),
    },
    { name: 'Contact', text: contactOf(recordOf(row.contact)) },
    { name: 'Kenmerk', text: textOf(row.reference) },
  ]
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
