import { daysAfter } from '../../content/dutch-date.ts'
import type { ManagedSubscription } from '../../content/managed-subscription.ts'
import { DateField } from '../../forms/fields/DateField.tsx'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'
import { deliveryCountries, deliveryForm, pauseForm } from '../../subscriptions/managing-forms.ts'

/** Pauses until a day. */
export function PauseForm({ subscription: { pauseDays, today } }: { subscription: ManagedSubscription }) {
  const { t } = useSite()
  const pause = useSiteForm(pauseForm)
  const { form } = pause
  return (
    <section className="account-part">
      <details className="disclosure">
        <summary>{t('own-subscription.pause.title')}</summary>
        <p>{t('own-subscription.pause.text', { days: pauseDays })}</p>
        <SiteForm of={pause} submit={t('own-subscription.pause.submit')} isQuiet>
          <form.AppField name="until">
            {() => (
              <DateField
                label={t('own-subscription.pause.until')}
                min={daysAfter(today, 1)}
                max={daysAfter(today, pauseDays)}
              />
            )}
          </form.AppField>
        </SiteForm>
      </details>
    </section>
  )
}

/** Where magazines go. */
export function DeliveryForm({ delivery }: { delivery: NonNullable<ManagedSubscription['delivery']> }) {
  const { t } = useSite()
  const sent = useSiteForm(deliveryForm, { initial: delivery })
  const { form } = sent
  return (
    <section className="account-part">
      <details className="disclosure">
        <summary>{t('own-subscription.delivery.title')}</summary>
        <p>{t('own-subscription.delivery.text')}</p>
        <SiteForm of={sent} submit={t('own-subscription.delivery.save')} isQuiet>
          <form.AppField name="street">
            {(field) => (
              <field.TextField label={t('own-subscription.delivery.street')} autoComplete="address-line1" />
            )}
          </form.AppField>
          <form.AppField name="postcode">
            {(field) => (
              <field.TextField label={t('own-subscription.delivery.postcode')} autoComplete="postal-code" />
            )}
          </form.AppField>
          <form.AppField name="city">
            {(field) => (
              <field.TextField label={t('own-subscription.delivery.city')} autoComplete="address-level2" />
            )}
          </form.AppField>
          <form.AppField name="country">
            {(field) => (
              <field.RadioGroup
                legend={t('own-subscription.delivery.country')}
                options={deliveryCountries.map((value) => ({
                  value,
                  label: t(`own-subscription.delivery.countries.${value}`),
                }))}
              />
            )}
          </form.AppField>
        </SiteForm>
      </details>
    </section>
  )
}
