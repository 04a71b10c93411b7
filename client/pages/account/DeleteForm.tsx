import { type ComponentType, useState } from 'react'
import { useHydrated } from '../../components/use-hydrated.ts'
import { CheckboxField } from '../../forms/fields/CheckboxField.tsx'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { deleteByProviderSchema, deleteSchema } from '../../forms/schemas/account/delete.ts'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'
import { openModal } from '../../state/modals.ts'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'

/** Name of the modal that asks once more. */
export const deleteModal = 'delete-account'

interface DeleteFormProps {
  hasPassword: boolean
}

const consequences = ['item-profile', 'item-registrations', 'item-subscriptions', 'item-law'] as const

/** Leaving for good: what it means, and the form behind one more press. */
export function DeleteForm({ hasPassword }: DeleteFormProps) {
  const { t } = useSite()
  return (
    <>
      <p>{t('my-account.delete.text')}</p>
      <ul className="my-consequences">
        {consequences.map((item) => (
          <li key={item}>{t(`my-account.delete.${item}`)}</li>
        ))}
      </ul>
      <Opening hasPassword={hasPassword} />
    </>
  )
}

/** Opens the form as a modal; without script, or without the modal's code, the form opens in its place on the page. */
function Opening({ hasPassword }: DeleteFormProps) {
  const { t, returnedForm } = useSite()
  const isHydrated = useHydrated()
  const isReturned = returnedForm?.name === (hasPassword ? 'delete' : 'delete-provider')
  const [Dialog, setDialog] = useState<ComponentType<DeleteFormProps> | null>(null)
  const [isWithout, goWithout] = useState(false)

  async function open() {
    try {
      const { DeleteModal } = await import('./DeleteModal.tsx')
      setDialog(() => DeleteModal)
      openModal(deleteModal)
    } catch (cause) {
      console.warn(cause)
      goWithout(true)
    }
  }

  if (isHydrated && !isReturned && !isWithout)
    return (
      <>
        <p>
          <button className="button button-quiet" type="button" aria-haspopup="dialog" onClick={open}>
            {t('my-account.delete.open')}
          </button>
        </p>
        {Dialog && <Dialog hasPassword={hasPassword} />}
      </>
    )
  return (
    <details className="my-details" open={isReturned || isWithout}>
      <summary>{t('my-account.delete.open')}</summary>
      <DeleteFields hasPassword={hasPassword} />
    </details>
  )
}

/** The form itself: by password, or by word alone for who has none with us. */
export function DeleteFields({ hasPassword }: DeleteFormProps) {
  return hasPassword ? <ByPassword /> : <ByWord />
}

/** The box that nobody ticks by mistake. Its field is named `sure`. */
function SureField() {
  const { t } = useSite()
  return (
    <CheckboxField label={t('my-account.delete.confirm')} required>
      {t('my-account.delete.sure')}
    </CheckboxField>
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
      <form.AppField name="currentPassword">{() => <CurrentPasswordField />}</form.AppField>
      <form.AppField name="sure">{() => <SureField />}</form.AppField>
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
      <form.AppField name="sure">{() => <SureField />}</form.AppField>
    </SiteForm>
  )
}
