/**
 * A name as it is compared: lower case, without accents, apostrophes and hyphens; `'s-Hertogenbosch` becomes `s hertogenbosch`.
 * The gazetteer in `migrations/` holds names in this form, so a change here asks for a new migration.
 */
export function fold(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
}
