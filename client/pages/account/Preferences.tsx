import { languageForm } from '../../account/forms/language.ts'
import { Icon } from '../../components/Icon.tsx'
import { type Locale, locales } from '../../content/locale.ts'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'
import { useColourMode } from '../../state/colour-mode.ts'
import { useHydrated } from '../../state/use-hydrated.ts'

/** The language of the mails. */
export function LanguageForm({ language }: { language: Locale }) {
  const { t } = useSite()
  const choice = useSiteForm(languageForm, {
    initial: { language },
    tellsByToast: true,
  })
  const { form } = choice
  return (
    <SiteForm of={choice} submit={t('my-account.save')} anchor="preferences">
      <form.AppField name="language">
        {(field) => (
          <field.RadioGroup
            legend={t('my-account.preferences.language')}
            options={locales.map((value) => ({
              value,
              label: t(`my-account.preferences.languages.${value}`),
            }))}
          />
        )}
      </form.AppField>
    </SiteForm>
  )
}

const modes = [
  { mode: 'system', icon: <Icon name="device-desktop" /> },
  { mode: 'light', icon: <Icon name="sun" /> },
  { mode: 'dark', icon: <Icon name="moon" /> },
] as const

/** Light, dark, or the device's setting; stored by the browser, so only script offers it. */
export function Colours() {
  const { t } = useSite()
  const isHydrated = useHydrated()
  const { mode: chosen, choose } = useColourMode()
  if (!isHydrated) return null
  return (
    <fieldset className="my-colours">
      <legend className="field-label">{t('my-account.preferences.colours')}</legend>
      {modes.map(({ mode, icon }) => (
        <button
          key={mode}
          className="button button-quiet"
          type="button"
          aria-pressed={mode === chosen}
          onClick={() => choose(mode)}
        >
          {icon}
          {t(`colour-mode.${mode}`)}
        </button>
      ))}
    </fieldset>
  )
}
