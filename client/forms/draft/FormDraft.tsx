import './form-draft.css'
import { useRef } from 'react'
import type { Locale } from '../../content/locale.ts'
import { useLaterTexts } from '../../i18n/use-later-texts.ts'
import { useSite } from '../../site-context.tsx'
import type { SiteFormState } from '../use-site-form.ts'
import { useFormDraft } from './use-form-draft.ts'

/** Says what is kept of a form that has not been sent, and lets its reader start again. */
export function FormDraft({ of }: { of: SiteFormState }) {
  const { locale } = useSite()
  const t = useLaterTexts('drafts')
  const { typedAt, isFailing, discard } = useFormDraft(of)
  const note = useRef<HTMLDivElement>(null)
  if (!t) return null

  function startAgain() {
    discard()
    // The pressed button disappears.
    note.current?.focus()
  }

  return (
    <div className="form-draft field-hint" role="status" tabIndex={-1} ref={note}>
      {typedAt && (
        <p>
          {t('draft.found', { moment: momentText(locale, typedAt) })}{' '}
          <button type="button" onClick={startAgain}>
            {t('draft.discard')}
          </button>
        </p>
      )}
      <p>
        {t(isFailing ? 'draft.failed' : 'draft.kept')}
        {of.definition.file && ` ${t('draft.no-files')}`}
      </p>
    </div>
  )
}

/** Day and time in Amsterdam. @param instant ISO 8601. */
function momentText(locale: Locale, instant: string): string {
  const language = locale === 'en' ? 'en-GB' : locale
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Amsterdam' } as const
  return new Intl.DateTimeFormat(language, style).format(new Date(instant))
}
