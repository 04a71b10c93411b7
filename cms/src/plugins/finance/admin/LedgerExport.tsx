import { Field, Flex } from '@strapi/design-system'
import { useState } from 'react'
import { DownloadButton } from './DownloadButton.tsx'

/** Saves the ledger of a period, for the accountant. By default that is the last month. */
export function LedgerExport() {
  const [from, setFrom] = useState(() => firstOfMonth(-1))
  const [until, setUntil] = useState(() => dayBefore(firstOfMonth(0)))
  return (
    <Flex gap={3} alignItems="flex-end" wrap="wrap">
      <Field.Root name="from">
        <Field.Label>Van</Field.Label>
        <Field.Input type="date" value={from} onChange={({ target }) => setFrom(target.value)} />
      </Field.Root>
      <Field.Root name="until">
        <Field.Label>Tot en met</Field.Label>
        <Field.Input type="date" value={until} onChange={({ target }) => setUntil(target.value)} />
      </Field.Root>
      <DownloadButton
        variant="secondary"
        path={`/finance/ledger?${new URLSearchParams({ from, until })}`}
        file={`schakel-boekingen-${from}-${until}.csv`}
      >
        CSV opslaan
      </DownloadButton>
    </Flex>
  )
}

/** @param months From this one. */
function firstOfMonth(months: number): string {
  const now = new Date()
  return new Date(Date.UTC(now.getFullYear(), now.getMonth() + months, 1)).toISOString().slice(0, 10)
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
}
