import { PressForm } from '../../components/account/PressForm.tsx'
import type { ManagedSubscription } from '../../content/managed-subscription.ts'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'
import { giveSeatForm, takeSeatForm } from '../../subscriptions/managing-forms.ts'
import './seats.css'

/** Who reads with the subscription, and who is invited. */
export function Seats({ seats: { forOthers, given } }: { seats: ManagedSubscription['seats'] }) {
  const { t } = useSite()
  const left = forOthers - given.length
  return (
    <section className="account-part" aria-labelledby="seats">
      <h2 id="seats">{t('own-subscription.seats.title')}</h2>
      <p>{t.count('own-subscription.seats.left', left)}</p>
      {given.length > 0 && (
        <ul className="seat-list">
          {given.map(({ id, email, isAccepted }) => (
            <li key={id}>
              <span>
                <bdi>{email}</bdi>{' '}
                <small>
                  {t(isAccepted ? 'own-subscription.seats.accepted' : 'own-subscription.seats.invited')}
                </small>
              </span>
              <PressForm
                of={takeSeatForm}
                fields={{ seat: id }}
                anchor="seats"
                label={t('own-subscription.seats.take-named', { email })}
                done={t('subscription-form.done-seat')}
              >
                {t('own-subscription.seats.take')}
              </PressForm>
            </li>
          ))}
        </ul>
      )}
      {/* Another one for each seat that was given. */}
      {left > 0 && <GiveSeat key={given.length} />}
    </section>
  )
}

function GiveSeat() {
  const { t } = useSite()
  const give = useSiteForm(giveSeatForm)
  const { form } = give
  return (
    <SiteForm of={give} submit={t('own-subscription.seats.give')} anchor="seats" isQuiet>
      <form.AppField name="email">
        {(field) => (
          <field.TextField
            label={t('own-subscription.seats.email')}
            hint={t('own-subscription.seats.hint')}
            type="email"
          />
        )}
      </form.AppField>
    </SiteForm>
  )
}
