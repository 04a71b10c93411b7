import * as v from 'valibot'
import type { Locale } from '../../client/content/locale.ts'
import type { VacancyCard } from '../../client/content/vacancy.ts'
import { type Sql, sql } from '../database/sql.ts'
import { isNewAt } from '../strapi/parse/vacancy.ts'
import type { StoredCard } from './job-row.ts'

/** A row of a list. */
export interface CardRow {
  card: string
  promoted: number
}

/** Column of `jobs`: whether readers of a language see the row. */
const readers: Record<Locale, Sql> = {
  nl: { text: 'j.for_nl', values: [] },
  en: { text: 'j.for_en', values: [] },
  de: { text: 'j.for_de', values: [] },
}

/** Conditions on `jobs j`: open for applications, and shown to readers of the language. */
export function openFor(locale: Locale, now: number): Sql {
  return sql`${readers[locale]} = 1 AND j.open_until > ${now}`
}

/** 1 for a row of `jobs j` with a paid promotion now, else 0. */
export function promotedAt(now: number): Sql {
  return sql`(j.promoted_from <= ${now} AND j.promoted_to > ${now})`
}

const Card = v.custom<StoredCard>((value) => typeof value === 'object' && value !== null)

/** Cards for readers. `job-row.ts` wrote them, so it is enough to check that there is an object. */
export function cardsFrom(rows: readonly CardRow[], now: number): VacancyCard[] {
  return rows.map(({ card, promoted }) => {
    const stored = v.parse(Card, JSON.parse(card))
    return { ...stored, isNew: isNewAt(stored, now), isPromoted: promoted === 1 }
  })
}
