import { blockOf, type Row, recordsOf, type ShownField, textOf } from './row-texts.ts'

/** What an editor reads of a company's profile, as plain text. */
export function shownProfile(row: Row): ShownField[] {
  return [
    { name: 'Naam', text: textOf(row.name) },
    { name: 'KvK-nummer', text: textOf(row.kvk) },
    { name: 'Introductie', text: textOf(row.intro) },
    {
      name: 'Tekst',
      text: recordsOf(row.body)
        .flatMap((zone) => recordsOf(zone.body))
        .map(blockOf)
        .join('\n\n'),
    },
    { name: 'Website', text: textOf(row.website) },
    { name: 'E-mail', text: textOf(row.email) },
    { name: 'E-mail voor aanvragen', text: textOf(row.leadEmail) },
    { name: 'Telefoon', text: textOf(row.phone) },
    { name: 'Medewerkers', text: textOf(row.employees) },
    { name: 'Opgericht', text: textOf(row.founded) },
    { name: 'Adressen', text: listOf(row.addresses, ['street', 'postcode', 'city']) },
    { name: 'Elders', text: listOf(row.socials, ['label', 'url']) },
    { name: 'Contactpersonen', text: listOf(row.contacts, ['name', 'role', 'phone', 'email']) },
  ]
}

/** Components, one on each line. */
function listOf(value: unknown, names: readonly string[]): string {
  return recordsOf(value)
    .map((row) =>
      names
        .map((name) => textOf(row[name]))
        .filter(Boolean)
        .join(', '),
    )
    .join('\n')
}
