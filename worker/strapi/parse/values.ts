import * as v from 'valibot'
import { locales } from '../../../client/content/locale.ts'

/** A text that may be missing. */
export const text = v.nullish(v.string())

/** An ISO 8601 instant. */
export const instant = v.pipe(v.string(), v.isoTimestamp())

/** A language of the site. */
export const locale = v.picklist(locales)

/** The public number in an address. */
export const publicNumber = v.pipe(v.number(), v.integer())

/** A decimal number: some databases hand it over as text, so as not to round it. */
export const decimal = v.union([v.number(), v.pipe(v.string(), v.decimal(), v.transform(Number))])

/** A tag or a category as other entries name it. */
export const Label = v.pipe(
  v.object({ slug: v.string(), name: v.string() }),
  v.transform(({ slug, name }) => ({ slug, name })),
)

/** The other languages of an entry. */
export const Localizations = v.array(v.object({ locale, slug: v.string() }))

/**
 * A list that the backend keeps as JSON without a schema of its own. What is no item, or no list at all, is left out:
 * one slip of an editor must not take the whole document away.
 */
export function jsonListOf<Item>(item: v.GenericSchema<Item>) {
  return v.pipe(
    v.optional(v.unknown(), null),
    v.transform((value): Item[] =>
      Array.isArray(value) ? value.filter((one): one is Item => v.is(item, one)) : [],
    ),
  )
}

/** A list of texts that the backend keeps as JSON; empty ones are left out. */
export const jsonTexts = jsonListOf(v.pipe(v.string(), v.nonEmpty()))
