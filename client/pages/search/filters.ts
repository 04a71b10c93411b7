import type { Section } from '../../content/article-card.ts'
import type { SearchType } from '../../content/search.ts'
import type { Translate } from '../../i18n/translator.ts'
import type { Asked } from './asked.ts'
import type { Choice } from './SearchFilters.tsx'

/** Number of results for each value that can be chosen. */
export interface Counts {
  types: { type: SearchType; count: number }[]
  sections: { section: Section; count: number }[]
  years: { year: number; count: number }[]
  /** Only the newest were counted. */
  countsAreCapped: boolean
}

/** Document types to choose from; the chosen one is always included, so that it can be removed. */
export function typeChoices(asked: Asked, { types, countsAreCapped }: Counts, t: Translate): Choice[] {
  const counted = types.map(({ type, count }) => ({ value: type, count }))
  return withChosen(counted, asked.type).map(({ value, count }) => ({
    ...choice(value, asked.type, countsAreCapped ? null : count),
    label: t(`search.types.${value}`),
    asked: { ...asked, type: value === asked.type ? null : value },
  }))
}

/** Sections to choose from. */
export function sectionChoices(asked: Asked, { sections, countsAreCapped }: Counts, t: Translate): Choice[] {
  const counted = sections.map(({ section, count }) => ({ value: section, count }))
  return withChosen(counted, asked.section).map(({ value, count }) => ({
    ...choice(value, asked.section, countsAreCapped ? null : count),
    label: t(`section.${value}`),
    asked: { ...asked, section: value === asked.section ? null : value },
  }))
}

/** Years to choose from, newest first. */
export function yearChoices(asked: Asked, { years, countsAreCapped }: Counts): Choice[] {
  const counted = years.map(({ year, count }) => ({ value: year, count }))
  return withChosen(counted, asked.year).map(({ value, count }) => ({
    ...choice(value, asked.year, countsAreCapped ? null : count),
    label: String(value),
    asked: { ...asked, year: value === asked.year ? null : value },
  }))
}

/** The chosen tag, which can only be removed. */
export function tagChoices(asked: Asked, name: string | null): Choice[] {
  if (!asked.tag || !name) return []
  return [{ key: asked.tag, label: name, count: null, isChosen: true, asked: { ...asked, tag: null } }]
}

function withChosen<Value>(
  counted: { value: Value; count: number | null }[],
  chosen: Value | null,
): { value: Value; count: number | null }[] {
  if (chosen === null || counted.some(({ value }) => value === chosen)) return counted
  return [...counted, { value: chosen, count: null }]
}

function choice<Value extends string | number>(
  value: Value,
  chosen: Value | null,
  count: number | null,
): Pick<Choice, 'key' | 'count' | 'isChosen'> {
  return { key: String(value), count, isChosen: value === chosen }
}
