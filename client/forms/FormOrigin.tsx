import { useSite } from '../site-context.tsx'
import type { FormDefinition } from './define-form.ts'
import { stampField, trapField } from './engine-fields.ts'

/**
 * Hidden fields: the name of the form, the account that the page was rendered for, and the stamp of the rendering. The worker
 * refuses a form that another reader filled in, and recognises one that is sent again.
 */
export function FormOrigin({
  of: { name, isForStrangers },
}: {
  of: Pick<FormDefinition, 'name' | 'isForStrangers'>
}) {
  const { user, formStamp, t } = useSite()
  return (
    <>
      <input type="hidden" name="form" value={name} />
      {user && <input type="hidden" name="account" value={user.id} />}
      {formStamp && <input type="hidden" name={stampField} value={formStamp} />}
      {isForStrangers && (
        <label className="visually-hidden" aria-hidden="true">
          {t('form.trap')}
          <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
        </label>
      )}
    </>
  )
}
