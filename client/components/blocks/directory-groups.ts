import type { CategoryReference } from '../../content/category.ts'
import type { Locale } from '../../content/locale.ts'
import type { PartnerCard } from '../../content/partner-card.ts'

/** Companies under one heading. */
export interface CompanyGroup {
  /** Unique on its page, and safe in an address. */
  slug: string
  /** Null for companies without any of the categories. */
  name: string | null
  companies: PartnerCard[]
}

/** Companies by category, in the order of the categories; a company with several is listed under each. Empty categories are left out. */
export function byCategory(
  companies: readonly PartnerCard[],
  categories: readonly CategoryReference[],
): CompanyGroup[] {
  const groups: CompanyGroup[] = categories.map(({ slug, name }) => ({
    slug,
    name,
    companies: companies.filter((company) => company.categories.some((category) => category.slug === slug)),
  }))
  const known = new Set(categories.map(({ slug }) => slug))
  const others = companies.filter((company) => !company.categories.some(({ slug }) => known.has(slug)))
  return [...groups, { slug: 'other', name: null, companies: others }].filter(
    (group) => group.companies.length > 0,
  )
}

/** Companies by the first letter of their name, or `#` for anything else, in alphabetical order. */
export function byInitial(companies: readonly PartnerCard[], locale: Locale): [string, PartnerCard[]][] {
  const letters = new Map<string, PartnerCard[]>()
  for (const company of companies.toSorted((one, other) => one.name.localeCompare(other.name, locale))) {
    const initial = initialOf(company.name)
    letters.set(initial, [...(letters.get(initial) ?? []), company])
  }
  return [...letters]
}

function initialOf(name: string): string {
  const first = name.normalize('NFD').slice(0, 1).toUpperCase()
  return /[A-Z]/.test(first) ? first : '#'
}
