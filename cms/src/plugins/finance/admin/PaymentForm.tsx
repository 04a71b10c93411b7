import { Flex, Typography } from '@strapi/design-system'
import { type FormEvent, useState } from 'react'
import type { ShownOrder } from '../shown.ts'
import { AmountField } from './AmountField.tsx'
import { FormButtons } from './FormButtons.tsx'
import { NoteField } from './NoteField.tsx'
import { centsIn, formatCents, useChange } from './use-finance.ts'

/** Books a payment of one order. */
export function PaymentForm({ order, onDone }: { order: ShownOrder; onDone: () => void }) {
  const change = useChange()
  // A second press books nothing twice.
  const [key] = useState(() => crypto.randomUUID())
  const [amount, setAmount] = useState((order.owedCents / 100).toFixed(2).replace('.', ','))
  const [note, setNote] = useState('')
  const cents = centsIn(amount)

  async function book(event: FormEvent) {
    event.preventDefault()
    if (!cents || !note.trim()) return
    const path = `/finance/orders/${order.number}/payments`
    const done = `${formatCents(cents)} is geboekt op bestelling ${order.number}.`
    if (await change('post', path, { cents, note, key }, done)) onDone()
  }

  return (
    <form onSubmit={book}>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Typography tag="h2" variant="delta">
          Betaling van bestelling {order.number}, {order.customer}
        </Typography>
        <Flex gap={3} alignItems="flex-start" wrap="wrap">
          <AmountField
            value={amount}
            isRight={Boolean(cents)}
            hint="Met btw. Negatief om een boeking te herstellen."
            onChange={setAmount}
          />
          <NoteField
            name="note"
            label="Kenmerk"
            hint="Waaraan u de betaling op het bankafschrift herkent."
            value={note}
            onChange={setNote}
          />
        </Flex>
        <FormButtons submit="Boeken" isComplete={Boolean(cents && note.trim())} onCancel={onDone} />
      </Flex>
    </form>
  )
}
