// biome-ignore-all lint/suspicious/noArrayIndexKey: a cell is identified by its position, and never moves
import { useId } from 'react'
import type { Block } from '../../content/block.ts'

type Table = Extract<Block, { kind: 'table' }>

/** A data table; on a narrow screen the table itself scrolls, never the page, or its rows are stacked. */
export function DataTable({ caption, align, header, rows, isStacked }: Omit<Table, 'kind'>) {
  const id = `table${useId()}`
  const name = isStacked ? 'data-table data-table-stacked block-wide' : 'data-table block-wide'
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard
    <figure className={name} aria-labelledby={id} tabIndex={0}>
      <table>
        <caption id={id} className={caption ? '' : 'visually-hidden'}>
          {caption ?? header.filter(Boolean).join(', ')}
        </caption>
        <thead>
          <tr>
            {header.map((cell, column) =>
              cell ? (
                <th key={`${column}-${cell}`} scope="col" className={`align-${align[column] ?? 'left'}`}>
                  {cell}
                </th>
              ) : (
                <td key={column} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={`${line}-${row[0]}`}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={`${column}-${cell}`} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td
                    key={`${column}-${cell}`}
                    className={`align-${align[column] ?? 'left'}`}
                    data-label={isStacked && header[column]}
                  >
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
