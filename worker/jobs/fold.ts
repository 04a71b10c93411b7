/**
 * A name normalised for comparison: lower case, without accents, apostrophes and hyphens; `'s-Hertogenbosch` becomes `s
 * hertogenbosch`. The gazetteer in `migrations/` stores names in this form, so a change here needs a new migration.
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
