import { SiteForm } from '../../forms/SiteForm.tsx'
import { deleteByProviderSchema, deleteSchema } from '../../forms/schemas/account/delete.ts'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'

const consequences = ['item-profile', 'item-registrations', 'item-subscriptions', 'item-law'] as const

/** Leaving for good: what it means, and the form behind one more press. */
export function DeleteForm({ hasPassword }: { hasPassword: boolean }) {
  const { t, returnedForm } = useSite()
  const name = hasPassword ? 'delete' : 'delete-provider'
  return (
    <>
      <p>{t('my-account.delete.text')}</p>
      <ul className="my-consequences">
        {consequences.map((item) => (
          <li key={item}>{t(`my-account.delete.${item}`)}</li>
        ))}
      </ul>
      <details className="my-details" open={returnedForm?.name === name}>
        <summary>{t('my-account.delete.open')}</summary>
        {hasPassword ? <ByPassword /> : <ByWord />}
      </details>
    </>
  )
}

function ByPassword() {
  const { t } = useSite()
  const leave = useSiteForm({
    name: 'delete',
    schema: deleteSchema,
    initial: { currentPassword: '', sure: false },
  })
  const { form } = leave
  return (
    <SiteForm of={leave} submit={t('my-account.delete.submit')}>
      <form.AppField name="currentPassword">
        {(field) => (
          <field.PasswordField label={t('my-account.current-password')} autoComplete="current-password" />
        )}
      </form.AppField>
      <form.AppField name="sure">
        {(field) => (
          <field.CheckboxField label={t('my-account.delete.confirm')} required>
            {t('my-account.delete.sure')}
          </field.CheckboxField>
        )}
      </form.AppField>
    </SiteForm>
  )
}

function ByWord() {
  const { t } = useSite()
  const leave = useSiteForm({
    name: 'delete-provider',
    schema: deleteByProviderSchema,
    initial: { sure: false },
  })
  const { form } = leave
  return (
    <SiteForm of={leave} submit={t('my-account.delete.submit')}>
      <form.AppField name="sure">
        {(field) => (
          <field.CheckboxField label={t('my-account.delete.confirm')} required>
            {t('my-account.delete.sure')}
          </field.CheckboxField>
        )}
      </form.AppField>
    </SiteForm>
  )
}
