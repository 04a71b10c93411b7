import { followMailForm, weekdays } from '../../account/forms/follows.ts'
import { weekdayName } from '../../components/weekday-name.ts'
import { alertFrequencies } from '../../content/job-alert.ts'
import { FollowForm } from '../../follows/FollowForm.tsx'
import { SelectField } from '../../forms/fields/SelectField.tsx'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'
import type { OwnFollows } from './account-props.ts'

/** What a reader follows, what else they could, and how often they are mailed what is new. */
export function Follows({ topics, others, ...mail }: OwnFollows) {
  const { t } = useSite()
  return (
    <>
      {topics.length > 0 ? (
        <ul className="my-list">
          {topics.map(({ topic, name, path }) => (
            <li key={topic}>
              <div className="my-list-text">{path ? <a href={path}>{name}</a> : name}</div>
              <FollowForm topic={topic} name={name} isFollowed />
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('my-account.follows.none')}</p>
      )}
      {others.length > 0 && (
        <div>
          <h3 className="part-label">{t('my-account.follows.others')}</h3>
          <div className="my-follows">
            {others.map(({ topic, name }) => (
              <FollowForm key={topic} topic={topic} name={name} />
            ))}
          </div>
        </div>
      )}
      <FollowMail {...mail} />
    </>
  )
}

function FollowMail({ mail, consent }: Pick<OwnFollows, 'mail' | 'consent'>) {
  const { t, locale } = useSite()
  const choice = useSiteForm(followMailForm, {
    initial: { frequency: mail.frequency, weekday: String(mail.weekday) },
    tellsByToast: true,
  })
  const { form } = choice
  return (
    <SiteForm of={choice} anchor="follows" submit={t('my-account.save')}>
      <form.AppField name="frequency">
        {(field) => (
          <field.RadioGroup
            legend={t('my-account.follows.mail')}
            options={(['never', ...alertFrequencies] as const).map((value) => ({
              value,
              label: t(`my-account.follows.${value}`),
            }))}
          />
        )}
      </form.AppField>
      <form.AppField name="weekday">
        {() => (
          <SelectField
            label={t('my-account.follows.weekday')}
            options={weekdays.map((value) => ({ value, label: weekdayName(locale, Number(value)) }))}
          />
        )}
      </form.AppField>
      <p className="field-hint">{consent}</p>
    </SiteForm>
  )
}
