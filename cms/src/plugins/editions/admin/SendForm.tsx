import { Button, DateTimePicker, Dialog, Field, Flex, Typography } from '@strapi/design-system'
import { useRBAC } from '@strapi/strapi/admin'
import { useState } from 'react'
import { formatMoment } from '../../../admin/PlainTable.tsx'
import type { ShownEdition } from '../server/reads.ts'
import { useChange } from './use-editions.ts'

const sending = [{ action: 'plugin::editions.send', subject: null }]

interface SendFormProps {
  edition: ShownEdition
  path: string
  recipients: number
  onChange: () => void
}

/** Sends an edition now, or plans it; for who may. */
export function SendForm({ edition: { state, at, lacks }, path, recipients, onChange }: SendFormProps) {
  const change = useChange()
  const { allowedActions } = useRBAC(sending)
  const [moment, setMoment] = useState<Date | undefined>()
  const people = recipients === 1 ? '1 lezer' : `${recipients} lezers`
  if (!allowedActions.canSend) return <Typography>Gaat naar {people}. De hoofdredacteur verzendt.</Typography>

  async function plan(sendAt: Date | undefined) {
    const done = sendAt ? 'De nieuwsbrief is gepland.' : 'Het verzenden is begonnen.'
    if (await change(`${path}/plan`, { sendAt: sendAt?.toISOString() ?? null }, done)) onChange()
  }

  async function callOff() {
    if (await change(`${path}/call-off`, {}, 'De nieuwsbrief is weer een concept.')) onChange()
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography>
        {state === 'planned' && at
          ? `Gepland voor ${formatMoment(at)}, aan wie het dan ontvangt (nu ${people}).`
          : `Gaat naar ${people}.`}
      </Typography>
      <Flex gap={3} alignItems="flex-end" wrap="wrap">
        <Field.Root name="moment">
          <Field.Label>Moment van verzenden</Field.Label>
          <DateTimePicker
            value={moment}
            onChange={(date) => setMoment(date)}
            onClear={() => setMoment(undefined)}
          />
        </Field.Root>
        <Button variant="secondary" disabled={!moment || lacks.length > 0} onClick={() => plan(moment)}>
          {state === 'planned' ? 'Verplaatsen' : 'Plannen'}
        </Button>
        <SendNow people={people} disabled={lacks.length > 0} onConfirm={() => plan(undefined)} />
        {state === 'planned' && (
          <Button variant="danger-light" onClick={callOff}>
            Niet verzenden
          </Button>
        )}
      </Flex>
    </Flex>
  )
}

/** Asks once more: what is sent cannot be taken back. */
function SendNow({
  people,
  disabled,
  onConfirm,
}: {
  people: string
  disabled: boolean
  onConfirm: () => void
}) {
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button disabled={disabled}>Nu verzenden</Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>Nu verzenden</Dialog.Header>
        <Dialog.Body>{`Deze nieuwsbrief gaat meteen naar ${people}. Wat verzonden is, komt niet terug.`}</Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary">Nog niet</Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button onClick={onConfirm}>Verzenden</Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
