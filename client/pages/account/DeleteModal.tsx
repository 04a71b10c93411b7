import { Modal } from '../../components/Modal.tsx'
import { useSite } from '../../site-context.tsx'
import { DeleteFields } from './DeleteFields.tsx'
import { deleteModal } from './delete-modal.ts'

/** Asks for confirmation before an account is deleted. */
export function DeleteModal({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useSite()
  return (
    <Modal name={deleteModal} title={t('my-account.delete.title')}>
      <p>{t('my-account.delete.text')}</p>
      <DeleteFields hasPassword={hasPassword} />
    </Modal>
  )
}
