import { useStore } from '@tanstack/react-form'
import { useFormContext } from '../../forms/form-context.ts'
import { passwordLength } from '../../forms/rules.ts'
import { useSite } from '../../site-context.tsx'

/** What makes a good password, and progress towards it while typing. */
export function PasswordHint() {
  const { t } = useSite()
  const typed = useStore(useFormContext().store, ({ values }) => lengthOf(values))
  return (
    <>
      {t('account.password-hint')}
      {/* Hidden from screen readers: the field's rule says it, and a number with every key would be noise. */}
      <span className="password-meter" aria-hidden="true">
        <meter min={0} max={2 * passwordLength} low={passwordLength} value={typed} />
        <span>{t.count('account.password-length', typed)}</span>
      </span>
    </>
  )
}

/** Number of characters, as people count them, in the field that always has this name. */
function lengthOf(values: object): number {
  return 'password' in values && typeof values.password === 'string' ? [...values.password].length : 0
}
