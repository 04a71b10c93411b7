import { Box, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Change } from './CountTable.tsx'
import type { Day } from './DaysPanel.tsx'
import { formatCount } from './numbers.ts'
import { useReadersNow } from './use-statistics.ts'

const Row = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.spaces[4]};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  @media (min-width: 1080px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

/** The key figures at the top. */
export function Tiles({
  days,
  before,
  today,
  live,
  isCompared,
}: {
  days: Day[]
  before: Day[]
  today: Day | undefined
  live: number
  isCompared: boolean
}) {
  const readersNow = useReadersNow(live)
  const views = sum(days, 'views')
  const readers = sum(days, 'readers') / Math.max(1, days.length)
  const readersBefore = sum(before, 'readers') / Math.max(1, before.length)
  return (
    <Row>
      <Tile name="Nu op de site" value={formatCount(readersNow)} hint="Lezers in de laatste vijf minuten" />
      <Tile
        name="Vandaag tot nu toe"
        value={formatCount(today?.views ?? 0)}
        hint={`Weergaven, door ${formatCount(today?.readers ?? 0)} lezers`}
      />
      <Tile
        name="Paginaweergaven"
        value={formatCount(views)}
        hint={isCompared && <Change now={views} before={sum(before, 'views')} />}
      />
      <Tile
        name="Lezers per dag"
        value={formatCount(readers)}
        hint={isCompared && <Change now={Math.round(readers)} before={Math.round(readersBefore)} />}
      />
    </Row>
  )
}

function Tile({ name, value, hint }: { name: string; value: string; hint: ReactNode }) {
  return (
    <Box background="neutral0" shadow="tableShadow" hasRadius padding={5}>
      <Typography tag="h2" variant="sigma" textColor="neutral600">
        {name}
      </Typography>
      <Box paddingTop={2} paddingBottom={1}>
        <Typography variant="alpha" tag="p">
          {value}
        </Typography>
      </Box>
      <Typography tag="div" variant="pi" textColor="neutral600">
        {hint}
      </Typography>
    </Box>
  )
}

function sum(days: Day[], key: 'views' | 'readers') {
  return days.reduce((total, day) => total + day[key], 0)
}
