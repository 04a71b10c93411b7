import type {
  activateForm,
  confirmOrderWithPasswordForm,
  confirmWithPasswordForm,
} from '../../account/forms/activate.ts'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { RepeatPasswordField } from './RepeatPasswordField.tsx'
import { TermsField } from './TermsField.tsx'

/** A form in which somebody who proves an address makes an account theirs. */
export function useChosenPassword(
  form: typeof activateForm | typeof confirmOrderWithPasswordForm | typeof confirmWithPasswordForm,
) {
  return useSiteForm(form)
}

interface ChoosePasswordProps {
  of: ReturnType<typeof useChosenPassword>
  /** Words on the button. */
  submit: string
}

/** Choosing the password of an account that others made: its reader has agreed to nothing yet. */
export function ChoosePassword({ of, submit }: ChoosePasswordProps) {
  const { t } = useSite()
  const { form } = of
  return (
    <SiteForm of={of} submit={submit}>
      <form.AppField name="password">
        {() => <NewPasswordField label={t('account.new-password')} />}
      </form.AppField>
      <form.AppField name="passwordConfirmation">{() => <RepeatPasswordField />}</form.AppField>
      <form.AppField name="terms">{() => <TermsField />}</form.AppField>
    </SiteForm>
  )
}
