import { Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import styled from 'styled-components'

const Frame = styled.div`
  overflow-x: auto;
`

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th, td {
    padding: 8px;
    text-align: left;
    vertical-align: baseline;
    border-bottom: 1px solid ${({ theme }) => theme.colors.neutral150};
  }
  td { overflow-wrap: break-word; min-width: 6rem; }
  td button { text-align: start; }
  th:first-child, td:first-child { padding-left: 0; }
  td:last-child { text-align: right; white-space: nowrap; }
`

/** A table with an action in the last column of each row. */
export function PlainTable({
  caption,
  headings,
  rows,
}: {
  caption: string
  headings: string[]
  rows: { key: number; cells: ReactNode[]; action: ReactNode }[]
}) {
  return (
    <Frame>
      <Table aria-label={caption}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                <Typography variant="sigma" textColor="neutral600">
                  {heading}
                </Typography>
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells, action }) => (
            <tr key={key}>
              {cells.map((cell, index) => (
                <td key={headings[index]}>
                  <Typography variant="pi">{cell}</Typography>
                </td>
              ))}
              <td>{action}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  )
}

const moment = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'medium', timeStyle: 'short' })

/** @param iso ISO 8601. */
export function formatMoment(iso: string) {
  return moment.format(new Date(iso))
}
