import { SiteForm } from '../../forms/SiteForm.tsx'
import { activateSchema } from '../../forms/schemas/activate.ts'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { RepeatPasswordField } from './RepeatPasswordField.tsx'
import { TermsField } from './TermsField.tsx'

/** The form in which somebody who has proven an address takes over an account. @param name The form's name in the worker. */
export function useChosenPassword(name: string) {
  return useSiteForm({
    name,
    schema: activateSchema,
    initial: { password: '', passwordConfirmation: '', terms: false },
  })
}

interface ChoosePasswordProps {
  of: ReturnType<typeof useChosenPassword>
  /** Label of the button. */
  submit: string
}

/** Sets the password of an account that was created for the reader, who hasn't accepted the terms yet. */
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
