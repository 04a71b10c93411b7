import { type ComponentType, useState } from 'react'
import { deleteByProviderForm, deleteForm } from '../../account/forms/delete.ts'
import { useSite } from '../../site-context.tsx'
import { openModal } from '../../state/modals.ts'
import { useHydrated } from '../../state/use-hydrated.ts'
import { DeleteFields, type DeleteFormProps } from './DeleteFields.tsx'
import { deleteModal } from './delete-modal.ts'

const consequences = [
  ...(['item-profile', 'item-sent', 'item-registrations', 'item-subscriptions'] as const),
  ...(['item-law', 'item-proof'] as const),
]

/** Deleting the account: the consequences, and the form behind one more press. */
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

/** Opens the form in a modal; without script, or without the modal's code, it opens in place. */
function Opening({ hasPassword }: DeleteFormProps) {
  const { t, returnedForm } = useSite()
  const isHydrated = useHydrated()
  const isReturned = returnedForm?.name === (hasPassword ? deleteForm : deleteByProviderForm).name
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
