import { Button, Flex, TextButton, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { PlainTable } from '../../../admin/PlainTable.tsx'
import type { ShownOrder } from '../shown.ts'
import { CreditForm } from './CreditForm.tsx'
import { CustomerAccount } from './CustomerAccount.tsx'
import { EndRefundForm } from './EndRefundForm.tsx'
import { ForeignSales } from './ForeignSales.tsx'
import { InvoiceButton } from './InvoiceButton.tsx'
import { LedgerExport } from './LedgerExport.tsx'
import { orderState, stuckRefund } from './order-state.ts'
import { PaymentForm } from './PaymentForm.tsx'
import { RefundForm } from './RefundForm.tsx'
import { formatCents, formatDay, useAnswer } from './use-finance.ts'

/** As in `server/reads.ts`. */
const pageSize = 50

/** What is being done with an order. */
interface Chosen {
  order: ShownOrder
  to: 'pay' | 'credit' | 'refund' | 'end-refund' | 'explain'
}

/** Orders, with forms to book a payment of one, to credit it or to pay it back, and what its customer owes. */
export function OrderList({ list }: { list: 'open' | 'all' }) {
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const { answer, failed, refresh } = useAnswer<ShownOrder[]>(`/finance/orders?list=${list}&page=${page}`)
  if (failed) return <Typography>De bestellingen konden niet worden opgehaald.</Typography>
  if (!answer) return <Typography textColor="neutral600">De bestellingen worden geladen.</Typography>
  if (answer.length === 0 && page === 1)
    return <Typography>{list === 'open' ? 'Alles is betaald.' : 'Er is nog niets besteld.'}</Typography>

  function done() {
    setChosen(null)
    refresh()
  }

  if (chosen?.to === 'explain') return <CustomerAccount customer={chosen.order.customerId} onBack={done} />
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {list === 'all' && <LedgerExport />}
      {list === 'all' && <ForeignSales />}
      {chosen?.to === 'pay' && <PaymentForm key={chosen.order.number} order={chosen.order} onDone={done} />}
      {chosen?.to === 'credit' && <CreditForm key={chosen.order.number} order={chosen.order} onDone={done} />}
      {chosen?.to === 'refund' && <RefundForm key={chosen.order.number} order={chosen.order} onDone={done} />}
      {chosen?.to === 'end-refund' && (
        <EndRefundForm key={chosen.order.number} order={chosen.order} onDone={done} />
      )}
      <OrderTable orders={answer} choose={setChosen} />
      <Flex gap={2} justifyContent="flex-end">
        <Button variant="tertiary" disabled={page === 1} onClick={() => setPage(page - 1)}>
          Vorige
        </Button>
        <Button variant="tertiary" disabled={answer.length < pageSize} onClick={() => setPage(page + 1)}>
          Volgende
        </Button>
      </Flex>
    </Flex>
  )
}

function OrderTable({ orders, choose }: { orders: ShownOrder[]; choose: (chosen: Chosen) => void }) {
  return (
    <PlainTable
      caption="Bestellingen"
      headings={['Bestelling', 'Klant', 'Bedrag', 'Open', 'Stand', 'Factuur']}
      rows={orders.map((order) => ({
        key: order.number,
        cells: [
          `${order.number}, ${formatDay(order.at)}: ${order.product}`,
          <Flex key="customer" direction="column" alignItems="flex-start">
            <TextButton onClick={() => choose({ order, to: 'explain' })}>{order.customer}</TextButton>
            {order.reverseChargedTo && shiftOf(order.reverseChargedTo)}
          </Flex>,
          formatCents(order.totalCents),
          formatCents(order.owedCents),
          orderState(order),
          <InvoiceButton key="invoice" number={order.invoice} />,
        ],
        action: (
          <Flex gap={1} justifyContent="flex-end">
            <Button
              size="S"
              variant="tertiary"
              aria-label={`Betaling boeken van bestelling ${order.number}`}
              onClick={() => choose({ order, to: 'pay' })}
            >
              Betaling boeken
            </Button>
            <Button
              size="S"
              variant="tertiary"
              aria-label={`Bestelling ${order.number} crediteren`}
              onClick={() => choose({ order, to: 'credit' })}
            >
              Crediteren
            </Button>
            {order.refundableCents > 0 && (
              <Button
                size="S"
                variant="secondary"
                aria-label={`Bestelling ${order.number} terugbetalen`}
                onClick={() => choose({ order, to: 'refund' })}
              >
                Terugbetalen
              </Button>
            )}
            {stuckRefund(order) && (
              <Button
                size="S"
                variant="secondary"
                aria-label={`Terugbetaling van bestelling ${order.number} afronden`}
                onClick={() => choose({ order, to: 'end-refund' })}
              >
                Afronden
              </Button>
            )}
          </Flex>
        ),
      }))}
    />
  )
}

/** What is known of the VAT number whose VAT was shifted. */
function shiftOf({ vatId, check, checkedAt }: NonNullable<ShownOrder['reverseChargedTo']>): string {
  return `Btw verlegd naar ${vatId} (${outcomeOf(check, checkedAt)})`
}

function outcomeOf(
  check: NonNullable<ShownOrder['reverseChargedTo']>['check'],
  checkedAt: string | null,
): string {
  if (check === null || checkedAt === null) return 'nog niet nagegaan in VIES'
  const day = formatDay(checkedAt)
  if (check === 'unknown') return `VIES gaf op ${day} geen uitsluitsel en wordt opnieuw gevraagd`
  return check === 'valid' ? `geldig volgens VIES op ${day}` : `ONGELDIG volgens VIES op ${day}`
}
