import { useSite } from '../site-context.tsx'
import type { FormDefinition } from './define-form.ts'
import { stampField, trapField } from './engine-fields.ts'

/**
 * What a form sends along of where it stands: which form it is, whom the page was shown to, and which rendering of the page it is. The
 * worker refuses what was typed as another reader than the one who is signed in by then, and knows a form that it is sent again.
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
