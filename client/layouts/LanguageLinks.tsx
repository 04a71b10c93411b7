import type { ReactNode } from 'react'
import { type Locale, locales } from '../content/locale.ts'
import { withLocale } from '../href.ts'
import { useSite } from '../site-context.tsx'
import { rememberLocale } from '../state/locale-cookie.ts'

/** Each language in its own words. */
const names: Record<Locale, string> = { nl: 'Nederlands', en: 'English', de: 'Deutsch' }

interface LanguageLinksProps {
  listClass?: string
  linkClass?: string
  /** Id of the element that labels the list. */
  labelledBy?: string
  /** Shown after the language of this page. */
  mark?: ReactNode
}

/** Links to this page in the other languages; to their front page if it has no translation. */
export function LanguageLinks({ listClass, linkClass, labelledBy, mark }: LanguageLinksProps) {
  const { locale: current, translations } = useSite()
  return (
    <ul className={listClass} aria-labelledby={labelledBy}>
      {locales.map((locale) => (
        <li key={locale}>
          <a
            className={linkClass}
            href={
              translations.find((translation) => translation.locale === locale)?.path ??
              withLocale(locale, '/')
            }
            hrefLang={locale}
            lang={locale}
            aria-current={locale === current ? 'true' : undefined}
            onClick={() => rememberLocale(locale)}
          >
            {names[locale]}
            {locale === current && mark}
          </a>
        </li>
      ))}
    </ul>
  )
}
