import { Flex, Typography } from '@strapi/design-system'
import { type FormEvent, useState } from 'react'
import type { ShownOrder } from '../shown.ts'
import { AmountField } from './AmountField.tsx'
import { FormButtons } from './FormButtons.tsx'
import { NoteField } from './NoteField.tsx'
import { centsIn, formatCents, useChange } from './use-finance.ts'

/** Credits all or part of one order. */
export function CreditForm({ order, onDone }: { order: ShownOrder; onDone: () => void }) {
  const change = useChange()
  // A second press credits nothing twice.
  const [key] = useState(() => crypto.randomUUID())
  const [amount, setAmount] = useState((order.totalCents / 100).toFixed(2).replace('.', ','))
  const [reason, setReason] = useState('')
  const cents = centsIn(amount)
  const isComplete = cents !== null && cents > 0 && reason.trim() !== ''

  async function credit(event: FormEvent) {
    event.preventDefault()
    if (!isComplete) return
    const path = `/finance/orders/${order.number}/credits`
    const done = `${formatCents(cents)} van bestelling ${order.number} is gecrediteerd en gemaild.`
    if (await change('post', path, { cents, reason, key }, done)) onDone()
  }

  return (
    <form onSubmit={credit}>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Typography tag="h2" variant="delta">
          Creditnota voor bestelling {order.number}, {order.customer}
        </Typography>
        <Flex gap={3} alignItems="flex-start" wrap="wrap">
          <AmountField
            value={amount}
            isRight={cents !== null && cents > 0}
            hint="Met btw. Vervalt alles, dan vervalt ook het tegoed dat niet is gebruikt."
            onChange={setAmount}
          />
          <NoteField
            name="reason"
            label="Reden"
            hint="Staat op de creditnota, dus in de taal van de klant."
            value={reason}
            onChange={setReason}
          />
        </Flex>
        <FormButtons submit="Crediteren" isComplete={isComplete} onCancel={onDone} />
      </Flex>
    </form>
  )
}
