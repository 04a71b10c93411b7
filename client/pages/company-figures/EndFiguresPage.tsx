import { endFiguresMailForm } from '../../companies/figures-forms.ts'
import { AccountDoor } from '../../components/account/AccountDoor.tsx'
import { Result } from '../../components/account/Result.tsx'
import { Icon } from '../../components/Icon.tsx'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'

/** Props of the page that the link of a mail with figures opens. */
export interface EndFiguresProps {
  /** Whether the address has no code. */
  isBroken: boolean
}

/** One button that ends the mails of a company's figures. Opening the page changes nothing. */
export function EndFiguresPage({ isBroken }: EndFiguresProps) {
  const { t, href } = useSite()
  const end = useSiteForm(endFiguresMailForm)
  const { answer } = end
  const figures = (
    <a className="button button-quiet" href={href('account-bedrijf-cijfers')}>
      {t('company-figures.end.figures')}
    </a>
  )
  if (answer?.isDone)
    return (
      <Result
        title={t('company-figures.end.done-title')}
        text={t('figures-form.done')}
        icon={<Icon name="circle-check" />}
      >
        {figures}
      </Result>
    )
  if (isBroken || answer?.notice?.key === 'figures-form.broken')
    return (
      <Result
        title={t('company-figures.end.broken-title')}
        text={t('company-figures.end.broken-text')}
        icon={<Icon name="alert-triangle" />}
      >
        {figures}
      </Result>
    )
  return (
    <AccountDoor title={t('company-figures.end.title')} intro={t('company-figures.end.text')}>
      <SiteForm of={end} submit={t('company-figures.end.submit')}>
        {null}
      </SiteForm>
    </AccountDoor>
  )
}
