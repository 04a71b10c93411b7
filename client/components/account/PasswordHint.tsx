import { useStore } from '@tanstack/react-form'
import { useFormContext } from '../../forms/form-context.ts'
import { passwordLength } from '../../forms/rules.ts'
import { useSite } from '../../site-context.tsx'

/** What makes a good password, and how far the one that is being typed has come. */
export function PasswordHint() {
  const { t } = useSite()
  const typed = useStore(useFormContext().store, ({ values }) => lengthOf(values))
  return (
    <>
      {t('account.password-hint')}
      {/* Those who hear the page are told by the rule of the field; a number with every key would be noise. */}
      <span className="password-meter" aria-hidden="true">
        <meter min={0} max={2 * passwordLength} low={passwordLength} value={typed} />
        <span>{t.count('account.password-length', typed)}</span>
      </span>
    </>
  )
}

/** Characters as people count them, of the field that is always named so. */
function lengthOf(values: object): number {
  return 'password' in values && typeof values.password === 'string' ? [...values.password].length : 0
}
