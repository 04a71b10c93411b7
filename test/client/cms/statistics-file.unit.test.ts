import { describe, expect, it } from 'vitest'
import { toCsv } from '../../../cms/src/plugins/statistics/admin/csv.ts'
import { formatChange, scaleOf } from '../../../cms/src/plugins/statistics/admin/numbers.ts'

describe('a table as a file', () => {
  it('opens in a Dutch spreadsheet', () => {
    const file = toCsv([
      ['Artikel', 'Weergaven'],
      ['Één “kop”; met "tekens"', 1234],
    ])

    expect(file).toBe('\ufeffArtikel;Weergaven\r\n"Één “kop”; met ""tekens""";1234\r\n')
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])(
    'contains no formula that somebody put into a name: %s',
    (name) => {
      expect(toCsv([[name]])).toBe(`\ufeff'${name}\r\n`)
    },
  )

  it('leaves numbers as they are', () => {
    expect(toCsv([[-3]])).toBe('\ufeff-3\r\n')
  })
})

it.each([
  [110, 100, '+10%'],
  [97, 100, '−3%'],
  [1000, 1001, '0%'],
  [5, 0, null],
  [0, 4, '−100%'],
])('%d after %d is %s', (now, before, change) => {
  expect(formatChange(now, before)).toBe(change)
})

it.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [3038, [0, 1000, 2000, 3000, 4000]],
  [2600, [0, 1000, 2000, 3000]],
])('the grid lines of a chart up to %d are round numbers', (highest, marks) => {
  expect(scaleOf(highest)).toEqual(marks)
})
