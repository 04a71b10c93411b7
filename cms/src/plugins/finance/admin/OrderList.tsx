import { Button, Flex, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { PlainTable } from '../../../admin/PlainTable.tsx'
import type { ShownOrder } from '../shown.ts'
import { InvoiceButton } from './InvoiceButton.tsx'
import { orderState } from './order-state.ts'
import { PaymentForm } from './PaymentForm.tsx'
import { formatCents, formatDay, useAnswer } from './use-finance.ts'

/** As in `server/reads.ts`. */
const pageSize = 50

/** Orders, with a form to book a payment of the one that was chosen. */
export function OrderList({ list }: { list: 'open' | 'all' }) {
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<ShownOrder | null>(null)
  const { answer, failed, refresh } = useAnswer<ShownOrder[]>(`/finance/orders?list=${list}&page=${page}`)
  if (failed) return <Typography>De bestellingen konden niet worden opgehaald.</Typography>
  if (!answer) return <Typography textColor="neutral600">De bestellingen worden geladen.</Typography>
  if (answer.length === 0 && page === 1)
    return <Typography>{list === 'open' ? 'Alles is betaald.' : 'Er is nog niets besteld.'}</Typography>

  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {chosen && (
        <PaymentForm
          key={chosen.number}
          order={chosen}
          onDone={() => {
            setChosen(null)
            refresh()
          }}
        />
      )}
      <PlainTable
        caption="Bestellingen"
        headings={['Bestelling', 'Klant', 'Bedrag', 'Open', 'Betaling', 'Factuur']}
        rows={answer.map((order) => ({
          key: order.number,
          cells: [
            `${order.number}, ${formatDay(order.at)}: ${order.product}`,
            customerOf(order),
            formatCents(order.totalCents),
            formatCents(order.owedCents),
            orderState(order),
            <InvoiceButton key="invoice" number={order.invoice} />,
          ],
          action: (
            <Button
              size="S"
              variant="tertiary"
              aria-label={`Betaling boeken van bestelling ${order.number}`}
              onClick={() => setChosen(order)}
            >
              Betaling boeken
            </Button>
          ),
        }))}
      />
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

/** Its name, and what is known of the VAT number whose VAT was shifted. */
function customerOf({ customer, reverseChargedTo: shifted }: ShownOrder): string {
  return shifted ? `${customer}, btw verlegd naar ${shifted.vatId} (${checkOf(shifted)})` : customer
}

function checkOf({ check, checkedAt }: NonNullable<ShownOrder['reverseChargedTo']>): string {
  if (check === null || checkedAt === null) return 'nog niet nagegaan in VIES'
  const day = formatDay(checkedAt)
  if (check === 'unknown') return `VIES gaf op ${day} geen uitsluitsel en wordt opnieuw gevraagd`
  return check === 'valid' ? `geldig volgens VIES op ${day}` : `ONGELDIG volgens VIES op ${day}`
}
