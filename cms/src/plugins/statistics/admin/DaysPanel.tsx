import { Box, Typography } from '@strapi/design-system'
import styled from 'styled-components'
import type { DayCounts } from '../server/reads.ts'
import { Change } from './CountTable.tsx'
import { toCsv } from './csv.ts'
import { download } from './download.ts'
import { Headings } from './Headings.tsx'
import { formatCount, formatDay } from './numbers.ts'
import { Panel, WidePair } from './Panel.tsx'
import { ViewsChart } from './ViewsChart.tsx'

const Scroll = styled(Box)`
  max-height: 300px;
  overflow-y: auto;
  table { width: 100%; border-collapse: collapse; }
  th { position: sticky; top: 0; background: ${({ theme }) => theme.colors.neutral0}; }
  th, td { padding: 4px 8px; text-align: right; white-space: nowrap; }
  th:first-child, td:first-child { padding-left: 0; text-align: left; }
`

export type Day = { day: string } & DayCounts

/**
 * Page views per day: a chart, and a table of days.
 * @param props Of equal length, oldest first.
 */
export function DaysPanel({ days, before, isCompared }: { days: Day[]; before: Day[]; isCompared: boolean }) {
  const hint = hintOf(days)

  function exportAll() {
    const lines = days.map(({ day, views, readers }, index) => [
      day,
      views,
      readers,
      before[index]?.views ?? 0,
    ])
    const headings = ['Dag', 'Weergaven', 'Lezers', 'Weergaven in de periode ervoor']
    download(`statistieken-dagen-${days[0]?.day}-${days.at(-1)?.day}.csv`, toCsv([headings, ...lines]))
  }

  return (
    <Panel title="Paginaweergaven per dag" hint={hint} onExport={exportAll}>
      <WidePair>
        <ViewsChart days={days} before={isCompared ? before : []} />
        {/* Scrollable, so the keyboard must reach it. */}
        <Scroll tabIndex={0} role="region" aria-label="Weergaven per dag, tabel">
          <table aria-label="Weergaven per dag">
            <Headings first="Dag" isCompared={isCompared} />
            <tbody>
              {days
                .map(({ day, views, readers }, index) => (
                  <tr key={day}>
                    <td>
                      <Typography variant="pi">{formatDay(day)}</Typography>
                    </td>
                    <td>
                      <Typography variant="pi">{formatCount(views)}</Typography>
                    </td>
                    <td>
                      <Typography variant="pi">{formatCount(readers)}</Typography>
                    </td>
                    {isCompared && (
                      <td>
                        <Change now={views} before={before[index]?.views ?? 0} />
                      </td>
                    )}
                  </tr>
                ))
                .reverse()}
            </tbody>
          </table>
        </Scroll>
      </WidePair>
    </Panel>
  )
}

/** Notes on days whose counts are incomplete or unusual. */
function hintOf(days: Day[]): string | undefined {
  const dropped = days.reduce((sum, day) => sum + day.dropped, 0)
  const suspect = days.reduce((sum, day) => sum + day.suspect, 0)
  const hints = [
    dropped > 0 && `Van ${formatCount(dropped)} weergaven is alleen bekend dat ze er waren.`,
    suspect > 0 &&
      `${formatCount(suspect)} verdachte weergaven tellen niet mee: hun adres stuurde er meer dan lezers doen.`,
  ]
  return hints.filter(Boolean).join(' ') || undefined
}
