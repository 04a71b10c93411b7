import { Typography } from '@strapi/design-system'
import { Link as RouterLink } from 'react-router-dom'
import styled from 'styled-components'
import { Headings } from './Headings.jsx'
import { formatChange, formatCount } from './numbers.js'
import { rowName } from './row-name.js'

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th, td {
    padding: 6px 8px;
    text-align: right;
    vertical-align: top;
    border-bottom: 1px solid ${({ theme }) => theme.colors.neutral150};
    white-space: nowrap;
  }
  th:first-child, td:first-child {
    padding-left: 0;
    text-align: left;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  td { font-variant-numeric: tabular-nums; }
`

/**
 * @param {{ caption: string, first: string, rows: CountRow[], isCompared: boolean }} props `first` is the heading above the names.
 * @typedef {{ value: string, label: string | null, edit: string | null, views: number, readers: number, viewsBefore: number }} CountRow
 */
export function CountTable({ caption, first, rows, isCompared }) {
  return (
    <Table aria-label={caption}>
      <Headings first={first} isCompared={isCompared} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.value}>
            <td>
              <Name row={row} />
            </td>
            <td>
              <Typography variant="pi">{formatCount(row.views)}</Typography>
            </td>
            <td>
              <Typography variant="pi">{formatCount(row.readers)}</Typography>
            </td>
            {isCompared && (
              <td>
                <Change now={row.views} before={row.viewsBefore} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** @param {{ row: CountRow }} props */
function Name({ row }) {
  if (row.edit)
    return (
      <Typography
        tag={RouterLink}
        to={row.edit}
        variant="pi"
        textColor="primary600"
        textDecoration="underline"
      >
        {rowName(row)}
      </Typography>
    )
  return <Typography variant="pi">{rowName(row)}</Typography>
}

/** More or less than in the period before; its sign says which, its colour only repeats it. @param {{ now: number, before: number }} props */
export function Change({ now, before }) {
  const change = formatChange(now, before)
  const color = change === null || change === '0%' ? 'neutral600' : now > before ? 'success700' : 'danger700'
  return (
    <Typography variant="pi" textColor={color}>
      {change ?? 'nieuw'}
    </Typography>
  )
}
