import { AccountDoor } from '../../components/account/AccountDoor.tsx'
import { newsletters } from '../../content/newsletter.ts'
import { newsletterConsent } from '../../content/newsletter-consent.ts'
import type { Subscriber } from '../../content/newsletter-link.ts'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { chooseNewslettersForm, endNewslettersForm } from '../../newsletter/link-forms.ts'
import { useSite } from '../../site-context.tsx'
import { BrokenLink, isBroken } from './BrokenLink.tsx'
import { Ended } from './Ended.tsx'

/** What an address gets, to be changed or ended without an account. */
export function Preferences({ email, lists, token }: Subscriber & { token: string }) {
  const { t, locale } = useSite()
  const choice = useSiteForm(chooseNewslettersForm, { initial: { lists } })
  const end = useSiteForm(endNewslettersForm)
  const { form } = choice
  if (isBroken(choice.answer) || isBroken(end.answer)) return <BrokenLink />
  if (end.answer?.isDone) return <Ended list={null} token={token} />
  return (
    <AccountDoor
      title={t('newsletter-link.preferences-title')}
      intro={t('newsletter-link.preferences-intro', { email })}
    >
      <SiteForm of={choice} submit={t('newsletter-link.save')}>
        <form.AppField name="lists">
          {(field) => (
            <field.CheckboxGroup
              legend={t('newsletter-link.legend')}
              options={newsletters.map((value) => ({
                value,
                label: t(`newsletters.names.${value}`),
                note: t(`newsletters.when.${value}`),
              }))}
            />
          )}
        </form.AppField>
        <p className="field-hint">{newsletterConsent[locale]}</p>
      </SiteForm>
      <section className="account-part">
        <h2>{t('newsletter-link.end-title')}</h2>
        <p>{t('newsletter-link.end-note')}</p>
        <SiteForm of={end} submit={t('newsletter-link.end-all')} isQuiet>
          {null}
        </SiteForm>
      </section>
    </AccountDoor>
  )
}
