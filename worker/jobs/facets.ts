import { hourBands, type JobFacets, type JobFilters, salarySteps } from '../../client/content/job-search.ts'
import { educations, employmentTypes, remoteModes } from '../../client/content/vacancy.ts'
import { type Sql, sql } from '../database/sql.ts'
import { bitsOf } from './bits.ts'

/** Bit-set columns of table `jobs`. */
const columns = ['education', 'remote', 'hours', 'contracts', 'salary_steps'] as const

type Column = (typeof columns)[number]

/** The selected bits of each column; 0 if there is no selection. */
export type Chosen = Record<Column, number>

/** How many vacancies share one combination of bit sets. */
export type Cell = Chosen & { count: number }

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

/** Counts combinations of bit sets, so that all counts of all filters follow from one pass over the rows. */
export function cellsOf(from: Sql): Sql {
  const names: Sql = { text: columns.map((column) => `j.${column}`).join(', '), values: [] }
  return sql`SELECT ${names}, count(*) AS count ${from} GROUP BY ${names}`
}

/** The number of vacancies that pass every filter. */
export function totalOf(cells: readonly Cell[], chosen: Chosen): number {
  return sumOf(cells.filter((cell) => passes(cell, chosen)))
}

/** The number of vacancies for each value: a filter doesn't narrow its own counts. */
export function countsIn(cells: readonly Cell[], chosen: Chosen): Omit<JobFacets, 'categories' | 'cities'> {
  function countsOf<Value>(column: Column, values: readonly Value[]): { value: Value; count: number }[] {
    const others = cells.filter((cell) => passes(cell, { ...chosen, [column]: 0 }))
    return values
      .map((value, index) => ({
        value,
        count: sumOf(others.filter((cell) => (cell[column] & (1 << index)) !== 0)),
      }))
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

function passes(cell: Cell, chosen: Chosen): boolean {
  return columns.every((column) => chosen[column] === 0 || (cell[column] & chosen[column]) !== 0)
}

function sumOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, { count }) => sum + count, 0)
}
