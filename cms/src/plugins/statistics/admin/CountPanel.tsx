import { Typography } from '@strapi/design-system'
import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { BarChart } from './BarChart.tsx'
import { type CountRow, CountTable } from './CountTable.tsx'
import { toCsv } from './csv.ts'
import { download } from './download.ts'
import { Pair, Panel } from './Panel.tsx'
import { rowName } from './row-name.ts'
import type { Overview } from './use-statistics.ts'

/**
 * The most viewed entries of one kind: bars, a table next to them, and all rows as a file.
 * @param props `name` is the table's name on the server.
 */
export function CountPanel({
  name,
  title,
  first,
  hint,
  overview,
  isCompared,
}: {
  name: string
  title: string
  first: string
  hint?: string
  overview: Overview
  isCompared: boolean
}) {
  const { get } = useFetchClient()
  const { toggleNotification } = useNotification()
  const rows = overview.tables[name] ?? []
  const { from, to, days } = overview.period

  async function exportAll() {
    try {
      const { data } = await get<{ data: CountRow[] }>(`/statistics/table?name=${name}&days=${days}`)
      const lines = data.data.map((row) => [rowName(row), row.value, row.views, row.readers, row.viewsBefore])
      const headings = [
        first,
        'Kenmerk',
        'Weergaven',
        'Lezers per dag, opgeteld',
        'Weergaven in de periode ervoor',
      ]
      download(`statistieken-${name}-${from}-${to}.csv`, toCsv([headings, ...lines]))
    } catch {
      toggleNotification({
        type: 'danger',
        message: 'Het bestand kon niet worden gemaakt. Probeer het opnieuw.',
      })
    }
  }

  if (rows.length === 0)
    return (
      <Panel title={title} hint={hint}>
        <Typography textColor="neutral600">In deze periode is hier niets van gezien.</Typography>
      </Panel>
    )
  return (
    <Panel title={title} hint={hint} onExport={exportAll}>
      <Pair>
        <BarChart title={title} rows={rows} />
        <CountTable caption={title} first={first} rows={rows} isCompared={isCompared} />
      </Pair>
    </Panel>
  )
}
