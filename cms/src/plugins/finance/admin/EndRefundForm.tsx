import { Field, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system'
import { type FormEvent, useState } from 'react'
import type { ShownOrder } from '../shown.ts'
import { FormButtons } from './FormButtons.tsx'
import { NoteField } from './NoteField.tsx'
import { stuckRefund } from './order-state.ts'
import { formatCents, formatDay, useChange } from './use-finance.ts'

type State = 'refunded' | 'failed'

const endings: { state: State; name: string; done: string }[] = [
  {
    state: 'refunded',
    name: 'Uitgevoerd: het geld is bij de klant',
    done: 'De terugbetaling is geboekt en afgerond.',
  },
  {
    state: 'failed',
    name: 'Niet uitgevoerd: het staat nog open',
    done: 'De terugbetaling is afgerond. Er is niets geboekt.',
  },
]

/** Ends a refund of one order that doesn't get further by itself. */
export function EndRefundForm({ order, onDone }: { order: ShownOrder; onDone: () => void }) {
  const change = useChange()
  const refund = stuckRefund(order)
  const [state, setState] = useState<State>('failed')
  const [note, setNote] = useState('')
  if (!refund) return null
  const { key, at, cents } = refund

  async function end(event: FormEvent) {
    event.preventDefault()
    const done = endings.find((one) => one.state === state)?.done ?? ''
    if (note.trim() && (await change('post', `/finance/refunds/${key}`, { state, note }, done))) onDone()
  }

  return (
    <form onSubmit={end}>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Typography tag="h2" variant="delta">
          Terugbetaling van {formatCents(cents)} van {formatDay(at)} afronden: bestelling {order.number},{' '}
          {order.customer}
        </Typography>
        <Flex gap={3} alignItems="flex-start" wrap="wrap">
          <Field.Root
            name="state"
            hint="Betaalde u per bank terug? Kies dan ‘Niet uitgevoerd’, en wijs uw overschrijving toe bij de bankafschriften."
          >
            <Field.Label>Wat de betaaldienst ermee deed</Field.Label>
            <SingleSelect
              value={state}
              onChange={(value) => setState(value === 'refunded' ? 'refunded' : 'failed')}
            >
              {endings.map((one) => (
                <SingleSelectOption key={one.state} value={one.state}>
                  {one.name}
                </SingleSelectOption>
              ))}
            </SingleSelect>
            <Field.Hint />
          </Field.Root>
          <NoteField
            name="note"
            label="Toelichting"
            hint="Hoe u dat weet. Wordt bewaard en nooit gewijzigd."
            value={note}
            onChange={setNote}
          />
        </Flex>
        <FormButtons submit="Afronden" isComplete={note.trim() !== ''} onCancel={onDone} />
      </Flex>
    </form>
  )
}
