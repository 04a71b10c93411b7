// What the site and the backend decide alike about account numbers. It imports nothing, so that the browser can have it: each side
// brings its own ibantools.

/** Structures in which ibantools differs from the registry (ISO 13616): in some it accepts digits for letters, in others it refuses what is allowed. */
const registered: Readonly<Record<string, string>> = {
  BY: '^[A-Z0-9]{4}[0-9]{4}[A-Z0-9]{16}$',
  DO: '^[A-Z0-9]{4}[0-9]{20}$',
  GE: '^[A-Z]{2}[0-9]{16}$',
  IE: '^[A-Z]{4}[0-9]{14}$',
  PK: '^[A-Z]{4}[A-Z0-9]{16}$',
  PS: '^[A-Z]{4}[A-Z0-9]{21}$',
  TR: '^[0-9]{6}[A-Z0-9]{16}$',
  VG: '^[A-Z]{4}[0-9]{16}$',
}

/** The European Economic Area. */
const area = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/**
 * Gives ibantools the structures of the registry. It reads its table at each call, and offers no other way to correct one.
 * @param specs Its `countrySpecs`, which is changed.
 */
export function correctStructures(specs: Record<string, { bban_regexp?: string | null }>): void {
  for (const [country, structure] of Object.entries(registered)) {
    const spec = specs[country]
    if (spec) spec.bban_regexp = structure
  }
}

/** Letters and digits alone, in upper case: people write account numbers with spaces, dots and slashes. */
export function normaliseIban(text: string): string {
  return text.replace(/[^a-zA-Z0-9]/g, '').toUpperCase()
}

/**
 * Whether an account is in the European Economic Area: direct debits from elsewhere need the address of the debtor, which no form asks for.
 * @param iban May be masked.
 */
export function isOfEea(iban: string): boolean {
  return area.has(iban.slice(0, 2))
}
