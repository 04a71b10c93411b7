import { Field, Flex } from '@strapi/design-system'
import { useState } from 'react'
import { DownloadButton } from './DownloadButton.tsx'

/** As the site tells subscribers: a new address is for magazines that appear so many days later. */
const noticeDays = 10

/** Saves the addresses that an issue goes to. */
export function Deliveries() {
  const [day, setDay] = useState(() =>
    new Date(Date.now() + noticeDays * 86_400_000).toISOString().slice(0, 10),
  )
  return (
    <Flex gap={3} alignItems="flex-end" wrap="wrap">
      <Field.Root name="day">
        <Field.Label>Dag van verschijnen</Field.Label>
        <Field.Input type="date" value={day} onChange={({ target }) => setDay(target.value)} />
      </Field.Root>
      <DownloadButton
        variant="secondary"
        path={`/finance/deliveries?${new URLSearchParams({ day })}`}
        file={`schakel-bezorging-${day}.csv`}
      >
        Adressen opslaan
      </DownloadButton>
    </Flex>
  )
}
