import { useEffect } from 'react'
import { AccountDoor } from '../../components/account/AccountDoor.tsx'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'
import { withdrawalForm } from '../../subscriptions/managing-forms.ts'

const yes = 'ja'

/** Withdraws from a contract, without an account or a reason: first what it is about, then the confirmation. */
export function WithdrawalPart() {
  const { t } = useSite()
  const withdrawal = useSiteForm(withdrawalForm, { clearsWhenDone: true })
  const { form, answer } = withdrawal
  const isAsked = answer?.isDone === false && answer.notice?.key === 'subscription-form.check'

  useEffect(() => {
    form.setFieldValue('confirmed', isAsked ? yes : '')
  }, [form, isAsked])

  return (
    <AccountDoor title={t('withdrawal-page.title')} intro={t('withdrawal-page.intro')}>
      <SiteForm of={withdrawal} submit={t(isAsked ? 'withdrawal-page.confirm' : 'withdrawal-page.next')}>
        <form.AppField name="name">
          {(field) => <field.TextField label={t('withdrawal-page.name')} autoComplete="name" />}
        </form.AppField>
        <form.AppField name="contract">
          {(field) => (
            <field.TextField
              label={t('withdrawal-page.contract')}
              hint={t('withdrawal-page.contract-hint')}
            />
          )}
        </form.AppField>
        <form.AppField name="email">
          {(field) => (
            <field.TextField
              label={t('withdrawal-page.email')}
              hint={t('withdrawal-page.email-hint')}
              type="email"
              autoComplete="email"
            />
          )}
        </form.AppField>
        <input type="hidden" name="confirmed" value={isAsked ? yes : ''} />
      </SiteForm>
    </AccountDoor>
  )
}
