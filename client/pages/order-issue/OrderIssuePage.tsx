import { AccountDoor } from '../../components/account/AccountDoor.tsx'
import { magazinePath } from '../../components/magazine-path.ts'
import '../../components/fact-list.css'
import type { FormValues } from '../../forms/answer.ts'
import { RadioGroup } from '../../forms/fields/RadioGroup.tsx'
import { SpecifiedField } from '../../forms/fields/SpecifiedField.tsx'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { orderIssueForm } from '../../issues/order-form.ts'
import type { SoldIssue } from '../../issues/sold-issue.ts'
import { addressNames } from '../../orders/address-fields.ts'
import { useSite } from '../../site-context.tsx'

/** Props of the page on which one issue is bought. */
export interface OrderIssueProps {
  issue: SoldIssue
  /** Names of what can be paid with; null while nothing can be bought. */
  methods: string[] | null
  /** What is known of who buys. */
  values: FormValues
}

/** Buying one issue of the magazine: to read, or also by post. */
export function OrderIssuePage({ issue, methods, values }: OrderIssueProps) {
  const { t } = useSite()
  return (
    <AccountDoor title={t('issues.order.heading', { title: issue.title })}>
      <p>
        <a href={magazinePath(issue)}>{t('issues.order.issue', { edition: issue.edition })}</a>
      </p>
      {methods ? (
        <OrderForm issue={issue} methods={methods} values={values} />
      ) : (
        <p>{t('issues.refused.closed')}</p>
      )}
    </AccountDoor>
  )
}

const { fields } = orderIssueForm

function OrderForm({ issue, methods, values }: OrderIssueProps & { methods: string[] }) {
  const { t, user, locale } = useSite()
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })
  const { digitalCents, paperCents } = issue
  const sold = [
    { value: 'digital', cents: digitalCents, label: t('issues.order.copies.digital') },
    {
      value: 'paper',
      cents: paperCents,
      label: t(digitalCents === null ? 'issues.order.paper-only' : 'issues.order.copies.paper'),
    },
  ].flatMap(({ value, cents, label }) =>
    cents === null ? [] : [{ value, label: `${label}, ${money.format(cents / 100)}` }],
  )
  const [first] = sold
  const order = useSiteForm(orderIssueForm, {
    initial: { ...orderIssueForm.initial, copy: first?.value ?? '', country: 'NL', ...values },
  })
  const { form } = order
  const shown = (name: keyof typeof fields) => (
    <form.AppField key={name} name={name}>
      {() => {
        const spec = fields[name]
        return spec && <SpecifiedField as={spec} />
      }}
    </form.AppField>
  )
  return (
    <SiteForm of={order} submit={t('issues.order.submit')}>
      <form.AppField name="copy">
        {() => <RadioGroup legend={t('issues.order.copy')} options={sold} />}
      </form.AppField>
      {shown('name')}
      {user ? <input type="hidden" name="email" value={user.email} /> : shown('email')}
      {addressNames.map(shown)}
      <p className="field-hint">
        {t(digitalCents === null ? 'issues.order.note-paper' : 'issues.order.note', {
          methods: methods.join(', '),
        })}
      </p>
    </SiteForm>
  )
}
