import { Typography } from '@strapi/design-system'
import { Link as RouterLink } from 'react-router-dom'
import styled from 'styled-components'
import { Headings } from './Headings.tsx'
import { formatChange, formatCount } from './numbers.ts'
import { rowName } from './row-name.ts'

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

/** @param props `first` is the heading of the name column. */
export type CountRow = {
  value: string
  label: string | null
  edit: string | null
  views: number
  readers: number
  viewsBefore: number
}

export function CountTable({
  caption,
  first,
  rows,
  isCompared,
}: {
  caption: string
  first: string
  rows: CountRow[]
  isCompared: boolean
}) {
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
              <Typography variant="pi">{row.readers > 0 ? formatCount(row.readers) : '–'}</Typography>
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

function Name({ row }: { row: CountRow }) {
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

/** The change from the previous period; the sign shows its direction, the colour only repeats it. */
export function Change({ now, before }: { now: number; before: number }) {
  const change = formatChange(now, before)
  const color = change === null || change === '0%' ? 'neutral600' : now > before ? 'success700' : 'danger700'
  return (
    <Typography variant="pi" textColor={color}>
      {change ?? 'nieuw'}
    </Typography>
  )
}
