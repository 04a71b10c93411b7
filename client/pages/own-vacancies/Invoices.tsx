import '../../components/disclosure.css'
import { Icon } from '../../components/Icon.tsx'
import { PartHeading } from '../../components/PartHeading.tsx'
import { Time } from '../../components/Time.tsx'
import { invoicePath } from '../../content/invoice-path.ts'
import type { CompanyInvoice } from '../../content/own-vacancy.ts'
import { useSite } from '../../site-context.tsx'

/** As many as most companies have in a year; older ones are behind a press. */
const shownAtOnce = 6

interface InvoicesProps {
  /** Null while they can't be read. */
  invoices: CompanyInvoice[] | null
  /** documentId. */
  company: string
}

/** A company's invoices, with their PDFs; nothing before the first. */
export function Invoices({ invoices, company }: InvoicesProps) {
  const { t } = useSite()
  if (invoices?.length === 0) return null
  return (
    <section className="invoices" aria-labelledby="invoices">
      <PartHeading id="invoices" title={t('own-vacancy.invoices.title')} />
      {invoices ? (
        <InvoiceList invoices={invoices.slice(0, shownAtOnce)} company={company} />
      ) : (
        <p className="own-vacancies-none">{t('own-vacancy.invoices.away')}</p>
      )}
      {invoices && invoices.length > shownAtOnce && (
        <details className="disclosure">
          <summary>{t('own-vacancy.invoices.older')}</summary>
          <InvoiceList invoices={invoices.slice(shownAtOnce)} company={company} />
        </details>
      )}
    </section>
  )
}

function InvoiceList({ invoices, company }: { invoices: CompanyInvoice[]; company: string }) {
  const { t, locale, href } = useSite()
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })
  return (
    <ul className="invoice-list">
      {invoices.map(({ number, at, dueAt, totalCents, owedCents, state, payCode }) => (
        <li key={number}>
          <p className="invoice-number">
            <strong>{number}</strong>
            <span className={state === 'overdue' ? 'vacancy-badge vacancy-badge-open' : 'vacancy-badge'}>
              {t(`own-vacancy.invoices.states.${state}`)}
            </span>
          </p>
          <p className="own-vacancy-note">
            <Time value={at} style="day" />
            {(state === 'open' || state === 'overdue') && (
              <>
                {' · '}
                {t('own-vacancy.invoices.due')} <Time value={dueAt} style="day" />
              </>
            )}
          </p>
          <p className="invoice-amount" suppressHydrationWarning>
            {t('own-vacancy.invoices.amount', { amount: money.format(totalCents / 100) })}
            {owedCents > 0 && owedCents < totalCents && (
              <span className="own-vacancy-note">
                {t('own-vacancy.invoices.owed', { amount: money.format(owedCents / 100) })}
              </span>
            )}
          </p>
          {payCode && (
            <a className="button" href={href('betaling', {}, { code: payCode })}>
              {t('own-vacancy.invoices.pay')}
              <span className="visually-hidden"> {number}</span>
            </a>
          )}
          <a className="button button-quiet" href={invoicePath(company, number)} download>
            <Icon name="download" />
            {t('own-vacancy.invoices.download')}
            <span className="visually-hidden"> {number}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
