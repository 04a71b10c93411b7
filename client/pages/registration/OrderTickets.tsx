import { useStore } from '@tanstack/react-form'
import type { ReactNode } from 'react'
import { formatMoment } from '../../components/dates.ts'
import { Fact } from '../../components/Fact.tsx'
import { formatMoney } from '../../components/money.ts'
import type { TicketPurchase } from '../../content/registration.ts'
import { SpecifiedField } from '../../forms/fields/SpecifiedField.tsx'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { PaymentPart } from '../../orders/PaymentPart.tsx'
import { orderTicketsForm } from '../../registrations/order-form.ts'
import { useSite } from '../../site-context.tsx'

interface OrderTicketsProps {
  purchase: TicketPurchase
  /** Whose address is this page's, for who comes back from signing in. */
  here: string
}

/** What a registration still needs: an order, or its payment. */
export function OrderTickets({ purchase, here }: OrderTicketsProps) {
  const { t, locale, href } = useSite()
  const { heldUntil, payCode, isOpen, canPayLater, online } = purchase
  if (payCode)
    return (
      <section className="account-part">
        <h2>{t('ticket-order.title')}</h2>
        <p>{t('ticket-order.waiting')}</p>
        <p>
          <a className="button" href={href('betaling', {}, { code: payCode })}>
            {t('ticket-order.pay')}
          </a>
        </p>
      </section>
    )
  const signIn = <a href={href('inloggen', {}, { naar: here })}>{t('ticket-order.sign-in')}</a>
  return (
    <section className="account-part" id="order-tickets">
      <h2>{t('ticket-order.title')}</h2>
      {heldUntil && (
        <p suppressHydrationWarning>
          <strong>{t('ticket-order.held', { time: formatMoment(locale, heldUntil) })}</strong>
        </p>
      )}
      <p>{t('ticket-order.text')}</p>
      <Amounts purchase={purchase} />
      {!isOpen && <p>{t('ticket-order.closed')}</p>}
      {isOpen && !canPayLater && !online && (
        <p>
          {t('ticket-order.sign-in-only')} {signIn}
        </p>
      )}
      {isOpen && (canPayLater || online) && <OrderForm purchase={purchase} />}
      {isOpen && !canPayLater && online && (
        <p>
          {t('ticket-order.later')} {signIn}
        </p>
      )}
    </section>
  )
}

function Amounts({ purchase: { netCents, vatCents, totalCents, vatPercent } }: { purchase: TicketPurchase }) {
  const { t, locale } = useSite()
  const money = (cents: number) => formatMoney(locale, cents / 100)
  const facts = [
    [t('ticket-order.price'), t('ticket-order.amount', { excluding: money(netCents) })],
    [t('ticket-order.vat', { percent: vatPercent }), money(vatCents)],
    [t('ticket-order.total'), money(totalCents)],
  ] as const
  return (
    <dl className="fact-list">
      {facts.map(([label, text]) => (
        <Fact key={label} label={label}>
          {text}
        </Fact>
      ))}
    </dl>
  )
}

const { fields } = orderTicketsForm
type Field = keyof typeof orderTicketsForm.fields & string
const address = [
  ...(['name', 'attention', 'street', 'postcode', 'city', 'country', 'vatId', 'reference'] as const),
]

function OrderForm({ purchase: { canPayLater, mandate, online, billing } }: { purchase: TicketPurchase }) {
  const { t } = useSite()
  const order = useSiteForm(orderTicketsForm, {
    initial: {
      ...orderTicketsForm.initial,
      country: 'NL',
      ...billing,
      payment: canPayLater ? 'invoice' : 'online',
      mandate: mandate?.version ?? '',
    },
  })
  const { form } = order
  const payment = useStore(form.store, ({ values }) => String(values.payment))
  const shown = (name: Field, control?: ReactNode) => {
    const spec = fields[name]
    return (
      <form.AppField key={name} name={name}>
        {() => control ?? (spec && <SpecifiedField as={spec} />)}
      </form.AppField>
    )
  }
  return (
    <SiteForm of={order} submit={t('ticket-order.submit')} anchor="order-tickets">
      {address.map((name) => shown(name))}
      {canPayLater ? (
        <PaymentPart mandate={mandate} online={online} payment={payment} field={shown} />
      ) : (
        <input type="hidden" name="payment" value="online" />
      )}
    </SiteForm>
  )
}
