import { figuresMailForm } from '../../companies/figures-forms.ts'
import { PressForm, PressNotice } from '../../components/account/PressForm.tsx'
import { PartHeading } from '../../components/PartHeading.tsx'
import { useSite } from '../../site-context.tsx'

/** Whether the figures of each month come by mail, and the choice. */
export function FiguresMail({ company, wantsMail }: { company: string; wantsMail: boolean }) {
  const { t } = useSite()
  return (
    <section aria-labelledby="mail">
      <PartHeading id="mail" title={t('company-figures.mail.title')} />
      <PressNotice of={[figuresMailForm.name]} />
      <p>{t(`company-figures.mail.${wantsMail ? 'on' : 'off'}`)}</p>
      <PressForm of={figuresMailForm} fields={{ company, wanted: wantsMail ? 'no' : 'yes' }} anchor="mail">
        {t(`company-figures.mail.${wantsMail ? 'stop' : 'start'}`)}
      </PressForm>
    </section>
  )
}
