import { hourBands, type JobFacets, type JobFilters, salarySteps } from '../../client/content/job-search.ts'
import { educations, employmentTypes, remoteModes } from '../../client/content/vacancy.ts'
import { allOf, joined, raw, type Sql, sql } from '../database/sql.ts'
import { bitsOf } from './bits.ts'

/** Bit-set columns of table `jobs`. */
const columns = ['education', 'remote', 'hours', 'contracts', 'salary_steps'] as const

type Column = (typeof columns)[number]

/** The selected bits of each column; 0 if there is no selection. */
export type Chosen = Record<Column, number>

/** How many vacancies share one bit set of a column. */
export interface Cell {
  facet: Column
  bits: number
  count: number
}

/** The bits that the filters select in each column. */
export function chosenIn({ educations: levels, remote, hours, contracts, salary }: JobFilters): Chosen {
  return {
    education: bitsOf(educations, levels),
    remote: bitsOf(remoteModes, remote),
    hours: bitsOf(hourBands, hours),
    contracts: bitsOf(employmentTypes, contracts),
    salary_steps: bitsOf<number>(salarySteps, salary === null ? [] : [salary]),
  }
}

/** Conditions on `jobs j` for rows that pass every filter. */
export function chosenConditions(chosen: Chosen): Sql[] {
  return columns
    .filter((column) => chosen[column] !== 0)
    .map((column) => sql`(${{ text: `j.${column}`, values: [] }} & ${chosen[column]}) <> 0`)
}

/**
 * Counts vacancies by the bit sets of each column, among those that pass the filters of the others: a filter doesn't narrow its own counts. One
 * pass over the rows counts the combinations that occur; each column is counted from those.
 */
export function cellsOf(from: Sql, chosen: Chosen): Sql {
  const names = raw(columns.join())
  const ofRow = raw(columns.map((column) => `j.${column}`).join())
  // D1 joins five statements at most.
  const counts = columns.map((column) => {
    const others = chosenConditions({ ...chosen, [column]: 0 })
    const where = others.length > 0 ? sql`WHERE ${allOf(...others)}` : sql``
    const bits = raw(`j.${column}`)
    return sql`SELECT ${raw(`'${column}'`)} AS facet, ${bits} AS bits, sum(j.count) AS count FROM combinations j ${where} GROUP BY ${bits}`
  })
  return sql`WITH combinations (${names}, count) AS MATERIALIZED (SELECT ${ofRow}, count(*) ${from} GROUP BY ${ofRow})
    ${joined(counts, ' UNION ALL ')}`
}

/** The number of vacancies that pass every filter: any column knows it. */
export function totalOf(cells: readonly Cell[], chosen: Chosen): number {
  const [column] = columns
  return sumOf(
    cells.filter(
      ({ facet, bits }) => facet === column && (chosen[column] === 0 || (bits & chosen[column]) !== 0),
    ),
  )
}

/** The number of vacancies for each value. */
export function countsIn(cells: readonly Cell[]): Omit<JobFacets, 'categories' | 'cities'> {
  function countsOf<Value>(column: Column, values: readonly Value[]): { value: Value; count: number }[] {
    const own = cells.filter(({ facet }) => facet === column)
    return values
      .map((value, index) => ({ value, count: sumOf(own.filter(({ bits }) => (bits & (1 << index)) !== 0)) }))
      .filter(({ count }) => count > 0)
  }
  return {
    educations: countsOf('education', educations),
    hours: countsOf('hours', hourBands),
    contracts: countsOf('contracts', employmentTypes),
    remote: countsOf('remote', remoteModes),
    salary: countsOf<number>('salary_steps', salarySteps),
  }
}

function sumOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, { count }) => sum + count, 0)
}
