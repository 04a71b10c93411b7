import { newslettersForm } from '../../account/forms/newsletters.ts'
import { type NewsletterName, newsletters } from '../../content/newsletter.ts'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'

interface NewslettersFormProps {
  lists: NewsletterName[]
  /** The consent text. */
  consent: string
}

/** Choosing newsletters. */
export function NewslettersForm({ lists, consent }: NewslettersFormProps) {
  const { t, href } = useSite()
  const choice = useSiteForm(newslettersForm, {
    initial: { lists },
    tellsByToast: true,
  })
  const { form } = choice
  return (
    <SiteForm
      of={choice}
      anchor="newsletters"
      submit={t('my-account.save')}
      beside={
        <a className="account-link" href={href('nieuwsbrief')}>
          {t('my-account.newsletters.about')}
        </a>
      }
    >
      <form.AppField name="lists">
        {(field) => (
          <field.CheckboxGroup
            legend={t('my-account.newsletters.legend')}
            options={newsletters.map((value) => ({
              value,
              label: t(`newsletters.names.${value}`),
              note: t(`newsletters.when.${value}`),
            }))}
          />
        )}
      </form.AppField>
      <p className="field-hint">{consent}</p>
    </SiteForm>
  )
}
