import { companyForm } from '../../account/forms/company.ts'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { refreshInPlace } from '../../navigation/in-place.ts'
import { useSite } from '../../site-context.tsx'
import type { AccountProps } from './account-props.ts'

/** The companies that a reader acts for, and the choice between them. */
export function Companies({ companies, company }: Pick<AccountProps, 'companies' | 'company'>) {
  const { t } = useSite()
  const [only] = companies
  if (companies.length > 1 && company) return <CompanyChoice companies={companies} company={company} />
  return (
    only && (
      <p className="my-break">
        <strong>{only.name}</strong> · {t(`my-account.companies.roles.${only.role}`)}
      </p>
    )
  )
}

/** The ways to the profile of the company that a reader acts for, and to another one. */
export function CompanyWays({ hasCompany }: { hasCompany: boolean }) {
  const { t, href } = useSite()
  return (
    <p className="my-company-ways">
      {hasCompany && (
        <a className="button button-quiet" href={href('account-bedrijf')}>
          {t('my-account.companies.edit')}
        </a>
      )}
      {hasCompany && (
        <a className="button button-quiet" href={href('account-bedrijf-cijfers')}>
          {t('my-account.companies.figures')}
        </a>
      )}
      <a className="button button-quiet" href={href('account-bedrijf-vinden')}>
        {t(hasCompany ? 'my-account.companies.another' : 'my-account.companies.find')}
      </a>
    </p>
  )
}

function CompanyChoice({ companies, company }: { companies: AccountProps['companies']; company: string }) {
  const { t } = useSite()
  const choice = useSiteForm(companyForm, {
    initial: { company },
    tellsByToast: true,
    onDone: refreshInPlace,
  })
  const { form } = choice
  return (
    <SiteForm of={choice} submit={t('my-account.save')} anchor="companies">
      <form.AppField name="company">
        {(field) => (
          <field.RadioGroup
            legend={t('my-account.companies.legend')}
            options={companies.map(({ documentId, name, role }) => ({
              value: documentId,
              label: name,
              note: t(`my-account.companies.roles.${role}`),
            }))}
          />
        )}
      </form.AppField>
    </SiteForm>
  )
}
