import { Flex, Typography } from '@strapi/design-system'
import { type FormEvent, useState } from 'react'
import type { RefundState } from '../../../refunds/refund-state.ts'
import type { ShownOrder } from '../shown.ts'
import { AmountField } from './AmountField.tsx'
import { FormButtons } from './FormButtons.tsx'
import { centsIn, formatCents, useChange } from './use-finance.ts'

/** Sends money of one order back, to where it was paid from online. */
export function RefundForm({ order, onDone }: { order: ShownOrder; onDone: () => void }) {
  const change = useChange()
  // A second press sends nothing twice.
  const [key] = useState(() => crypto.randomUUID())
  const most = order.refundableCents
  const [amount, setAmount] = useState((most / 100).toFixed(2).replace('.', ','))
  const cents = centsIn(amount)
  const isComplete = cents !== null && cents > 0 && cents <= most

  async function send(event: FormEvent) {
    event.preventDefault()
    if (!isComplete) return
    const path = `/finance/orders/${order.number}/refunds`
    if (await change('post', path, { cents, key }, toldOf)) onDone()
  }

  function toldOf({ data: { state } }: { data: { state: RefundState } }) {
    const what = `De terugbetaling van ${formatCents(cents ?? 0)} voor bestelling ${order.number}`
    if (state === 'failed') return { warning: `${what} is geweigerd. Bij de bestelling staat waarom.` }
    return state === 'asked' || state === 'sent'
      ? `${what} is bewaard. De betaaldienst antwoordt niet; het wordt vanzelf opnieuw geprobeerd.`
      : `${what} is opgedragen. Ze wordt geboekt zodra het geld is aangekomen.`
  }

  return (
    <form onSubmit={send}>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Typography tag="h2" variant="delta">
          Terugbetaling van bestelling {order.number}, {order.customer}
        </Typography>
        <Flex gap={3} alignItems="flex-start" wrap="wrap">
          <AmountField
            value={amount}
            isRight={isComplete}
            hint={`Hoogstens ${formatCents(most)}. Het gaat naar de rekening of kaart waarmee online is betaald.`}
            onChange={setAmount}
          />
        </Flex>
        <FormButtons submit="Terugbetalen" isComplete={isComplete} onCancel={onDone} />
      </Flex>
    </form>
  )
}
