import { CompanySearch } from '../../companies/CompanySearch.tsx'
import { newCompanyForm } from '../../companies/new-company-form.ts'
import { AccountDoor } from '../../components/account/AccountDoor.tsx'
import { Aside } from '../../components/account/Aside.tsx'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'
import './find-company.css'

/** Props of the page on which somebody finds their company. */
export interface FindCompanyProps {
  /** What was searched; empty before that. */
  text: string
  /** Companies with a profile; null without a search. */
  found: { name: string; link: string; path: string }[] | null
  /** Where somebody who makes a company wants to go on; null for its profile. */
  returnTo: string | null
}

/** Finds one's company among the profiles, or makes one. */
export function FindCompanyPage({ text, found, returnTo }: FindCompanyProps) {
  const { t, href } = useSite()
  return (
    <AccountDoor
      title={t('own-company.find.title')}
      intro={t('own-company.find.intro')}
      beside={
        <Aside title={t('own-company.find.invited-title')} text={t('own-company.find.invited-text')}>
          <a className="account-link" href={href('contact')}>
            {t('own-company.claim.contact')}
          </a>
        </Aside>
      }
    >
      <CompanySearch text={text} returnTo={returnTo} />
      {found && <Found found={found} />}
      <details className="find-company-new" open={found?.length === 0}>
        <summary>{t('own-company.find.none')}</summary>
        <NewCompany name={text} />
      </details>
    </AccountDoor>
  )
}

function Found({ found }: { found: NonNullable<FindCompanyProps['found']> }) {
  const { t, href } = useSite()
  if (found.length === 0) return <p role="status">{t('own-company.find.empty')}</p>
  return (
    <ul className="find-company-list">
      {found.map(({ name, link, path }) => (
        <li key={link}>
          <a href={path}>{name}</a>
          <a className="button button-quiet" href={href('account-bedrijf-overnemen', {}, { bedrijf: link })}>
            {t('own-company.find.mine')}
            <span className="visually-hidden">: {name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function NewCompany({ name }: { name: string }) {
  const { t } = useSite()
  const made = useSiteForm(newCompanyForm, { initial: { ...newCompanyForm.initial, name } })
  const { form } = made
  return (
    <>
      <p>{t('own-company.new.intro')}</p>
      <SiteForm of={made} submit={t('new-company-form.submit')}>
        <form.AppField name="name">
          {(field) => <field.TextField label={t('new-company-form.name')} autoComplete="organization" />}
        </form.AppField>
        <form.AppField name="kvk">
          {(field) => (
            <field.TextField
              label={t('new-company-form.kvk')}
              hint={t('new-company-form.kvk-hint')}
              inputMode="numeric"
            />
          )}
        </form.AppField>
        <form.AppField name="website">
          {(field) => <field.TextField label={t('new-company-form.website')} type="url" optional />}
        </form.AppField>
        <form.AppField name="city">
          {(field) => <field.TextField label={t('new-company-form.city')} />}
        </form.AppField>
        <form.AppField name="intro">
          {(field) => (
            <field.TextArea
              label={t('new-company-form.intro')}
              hint={t('new-company-form.intro-hint')}
              rows={3}
            />
          )}
        </form.AppField>
      </SiteForm>
    </>
  )
}
