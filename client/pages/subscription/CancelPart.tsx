import { AccountDoor } from '../../components/account/AccountDoor.tsx'
import { Aside } from '../../components/account/Aside.tsx'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'
import { cancelRequestForm } from '../../subscriptions/managing-forms.ts'

/** Asks for the link of a subscription, to cancel it without an account. */
export function CancelPart() {
  const { t, href } = useSite()
  const ask = useSiteForm(cancelRequestForm)
  const { form } = ask
  return (
    <AccountDoor
      title={t('cancel-page.title')}
      intro={t('cancel-page.intro')}
      beside={
        <>
          <Aside title={t('cancel-page.to-account')} text={t('cancel-page.signed-in')}>
            <a className="account-link" href={href('inloggen', {}, { naar: href('inschrijvingen') })}>
              {t('cancel-page.to-account')}
            </a>
          </Aside>
          <Aside title={t('cancel-page.withdraw')} text={t('cancel-page.withdraw-text')}>
            <a className="account-link" href={href('abonnement-herroepen')}>
              {t('cancel-page.withdraw-link')}
            </a>
          </Aside>
          <Aside title={t('cancel-page.lost')} text={t('cancel-page.lost-text')}>
            <a className="account-link" href={href('contact', {}, { afdeling: 'readers' })}>
              {t('cancel-page.contact')}
            </a>
          </Aside>
        </>
      }
    >
      <SiteForm of={ask} submit={t('cancel-page.submit')}>
        <form.AppField name="number">
          {(field) => (
            <field.TextField
              label={t('cancel-page.number')}
              hint={t('cancel-page.number-hint')}
              inputMode="numeric"
            />
          )}
        </form.AppField>
        <form.AppField name="email">
          {(field) => <field.TextField label={t('cancel-page.email')} type="email" autoComplete="email" />}
        </form.AppField>
      </SiteForm>
    </AccountDoor>
  )
}
