import * as v from 'valibot'
import { locales } from '../../../client/content/locale.ts'

/** An optional text. */
export const text = v.nullish(v.string())

/** An ISO 8601 instant. */
export const instant = v.pipe(v.string(), v.isoTimestamp())

/** A language of the site. */
export const locale = v.picklist(locales)

/** The public number in an address. */
export const publicNumber = v.pipe(v.number(), v.integer())

/** A decimal number: some databases return it as text to avoid rounding. */
export const decimal = v.union([v.number(), v.pipe(v.string(), v.decimal(), v.transform(Number))])

/** A tag or category as referenced by other entries. */
export const Label = v.pipe(
  v.object({ slug: v.string(), name: v.string() }),
  v.transform(({ slug, name }) => ({ slug, name })),
)

/** The other languages of an entry. */
export const Localizations = v.array(v.object({ locale, slug: v.string() }))

/**
 * A list that the backend stores as JSON without a schema. Invalid items are skipped, and an invalid list is empty: one
 * mistake of an editor must not make the whole document unreadable.
 */
export function jsonListOf<Item>(item: v.GenericSchema<Item>) {
  return v.pipe(
    v.optional(v.unknown(), null),
    v.transform((value): Item[] =>
      Array.isArray(value) ? value.filter((one): one is Item => v.is(item, one)) : [],
    ),
  )
}

/** A list of texts stored as JSON; empty ones are skipped. */
export const jsonTexts = jsonListOf(v.pipe(v.string(), v.nonEmpty()))
