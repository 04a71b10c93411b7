import { useEffect } from 'react'
import { Result } from '../../components/account/Result.tsx'
import { Fact } from '../../components/Fact.tsx'
import { Icon } from '../../components/Icon.tsx'
import { formatMoney } from '../../components/money.ts'
import type { OrderPayment } from '../../content/payment.ts'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import type { Translate } from '../../i18n/translator.ts'
import { refreshInPlace } from '../../navigation/in-place.ts'
import { payForm } from '../../orders/pay-form.ts'
import { useSite } from '../../site-context.tsx'

/** Props of the page to which providers send readers back. */
export interface PaymentProps {
  /** Null for a code that opens nothing. */
  payment: OrderPayment | null
  /** After how many seconds it looks again whether the payment has arrived; null for never. */
  refreshSeconds: number | null
}

/** States in which there is nothing to pay, or not now. */
const needsNothing: ReadonlySet<OrderPayment['state']> = new Set(['paid', 'credited', 'refunded', 'pending'])

/** Whether an order is paid, and if not, how it can be. */
export function PaymentPage({ payment, refreshSeconds }: PaymentProps) {
  const { t, href } = useSite()
  if (!payment)
    return (
      <Result
        title={t('payment.broken-title')}
        text={t('payment.broken-text')}
        icon={<Icon name="alert-triangle" />}
      >
        <a className="button" href={href('account')}>
          {t('payment.account')}
        </a>
      </Result>
    )
  const { state } = payment
  const isWaiting = state === 'open' || state === 'pending'
  return (
    <>
      <LookAgain after={refreshSeconds} />
      <Result
        // Another outcome is announced as such.
        key={state}
        {...outcomeOf(payment, { t, looksAgain: refreshSeconds !== null })}
        icon={
          <Icon
            name={
              state === 'paid' || state === 'refunded'
                ? 'circle-check'
                : isWaiting
                  ? 'clock'
                  : 'alert-triangle'
            }
          />
        }
        below={
          <>
            <Facts payment={payment} />
            {!needsNothing.has(state) && <OtherWays payment={payment} />}
          </>
        }
      >
        {state === 'paid' && payment.owedCents > -payment.totalCents && <Onward payment={payment} />}
      </Result>
    </>
  )
}

/** What has become of a payment, and what is next. */
function outcomeOf(
  { state, invoice, owedCents, isOnline }: OrderPayment,
  { t, looksAgain }: { t: Translate; looksAgain: boolean },
): { title: string; text: string } {
  if (state === 'paid' && owedCents < 0)
    return { title: t('payment.back.title'), text: t('payment.back.text') }
  const title = t(`payment.states.${state}.title`)
  if (!isOnline && (state === 'new' || state === 'open')) return { title, text: t('payment.by-transfer') }
  if (!looksAgain && (state === 'open' || state === 'pending'))
    return { title, text: t(`payment.late.${state}`) }
  return { title, text: t(`payment.states.${state}.text`, { invoice }) }
}

/** Looks whether something has changed: by itself, or by the browser where no script runs. */
function LookAgain({ after }: { after: number | null }) {
  useEffect(() => {
    if (after === null) return
    const timer = setInterval(refreshInPlace, after * 1000)
    return () => clearInterval(timer)
  }, [after])
  if (after === null) return null
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(after)} />
    </noscript>
  )
}

function Facts({ payment }: { payment: OrderPayment }) {
  const { t, locale } = useSite()
  const { order, product, invoice, totalCents, owedCents } = payment
  return (
    <dl className="fact-list">
      <Fact label={t('payment.order')}>{`${order}, ${product}`}</Fact>
      <Fact label={t('payment.invoice')}>{invoice}</Fact>
      <Fact label={t('payment.total')}>{formatMoney(locale, totalCents / 100)}</Fact>
      {owedCents !== 0 && owedCents !== totalCents && (
        <Fact label={t(owedCents > 0 ? 'payment.owed' : 'payment.back.amount')}>
          {formatMoney(locale, Math.abs(owedCents) / 100)}
        </Fact>
      )}
    </dl>
  )
}

/** Paying online once more, or going on; and by transfer. */
function OtherWays({ payment }: { payment: OrderPayment }) {
  const { t, locale } = useSite()
  const pay = useSiteForm(payForm)
  const { state, isOnline, transfer, owedCents, invoice } = payment
  const amount = formatMoney(locale, owedCents / 100)
  return (
    <>
      {isOnline && (
        <SiteForm
          of={pay}
          submit={t(`payment.pay.${state === 'open' ? 'on' : 'again'}`)}
          isQuiet={state === 'open'}
        >
          {null}
        </SiteForm>
      )}
      {transfer && (
        <p suppressHydrationWarning>
          {t(isOnline ? 'payment.transfer' : 'payment.transfer-only', {
            ...transfer,
            iban: grouped(transfer.iban),
            amount,
            invoice,
          })}
        </p>
      )}
    </>
  )
}

function Onward({ payment: { grants, opens } }: { payment: OrderPayment }) {
  const { t, href } = useSite()
  const [to, label] = {
    credits: [href('jobs-mijn'), t('payment.vacancies')],
    subscription: [href('account'), t('payment.account')],
    tickets: [href('inschrijving', {}, { code: opens ?? '' }), t('payment.tickets')],
    issue: [href('magazines-lezen', {}, { code: opens ?? '' }), t('payment.read')],
  }[grants]
  return (
    <a className="button" href={to}>
      {label}
    </a>
  )
}

/** As account numbers are written. */
function grouped(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}
