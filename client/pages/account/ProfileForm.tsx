import { profileForm } from '../../account/forms/profile.ts'
import { renameAccount } from '../../account/rename-account.ts'
import { FirstNameField, LastNameField } from '../../components/account/NameFields.tsx'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'
import type { AccountProps } from './account-props.ts'

/** A reader's profile. */
export function ProfileForm({ profile }: Pick<AccountProps, 'profile'>) {
  const { t } = useSite()
  const own = useSiteForm(profileForm, {
    initial: profile,
    tellsByToast: true,
    onDone: (_answer, values) => renameAccount(values),
  })
  const { form } = own
  return (
    <SiteForm of={own} submit={t('my-account.save')} anchor="profile">
      <div className="my-pair">
        <form.AppField name="firstName">{() => <FirstNameField />}</form.AppField>
        <form.AppField name="lastName">{() => <LastNameField />}</form.AppField>
      </div>
      <form.AppField name="phone">
        {(field) => (
          <field.TextField label={t('my-account.profile.phone')} type="tel" autoComplete="tel" optional />
        )}
      </form.AppField>
      <div className="my-pair">
        <form.AppField name="company">
          {(field) => (
            <field.TextField label={t('my-account.profile.company')} autoComplete="organization" optional />
          )}
        </form.AppField>
        <form.AppField name="jobTitle">
          {(field) => (
            <field.TextField
              label={t('my-account.profile.job-title')}
              autoComplete="organization-title"
              optional
            />
          )}
        </form.AppField>
      </div>
    </SiteForm>
  )
}
