import './install-sheet.css'
import { useEffect, useId, useRef } from 'react'
import type { Translate } from '../i18n/translator.ts'
import { useSite } from '../site-context.tsx'
import type { InstallWay } from './install-way.ts'

interface InstallSheetProps {
  t: Translate
  /** Whose steps to tell; null where the browser asks by itself. */
  steps: Extract<InstallWay, string> | null
  onAccept: () => void
  onClose: () => void
}

/**
 * Offers the app, or tells how to get it, beside the page and not over it: reading goes on. It takes the focus only where a
 * reader asked for it; Escape closes it from within.
 */
export function InstallSheet({ t, steps, onAccept, onClose }: InstallSheetProps) {
  const { name } = useSite()
  const id = useId()
  const sheet = useRef<HTMLElement>(null)
  const isAskedFor = steps !== null

  useEffect(() => {
    if (!isAskedFor) return
    const before = document.activeElement
    sheet.current?.focus()
    return () => focusAgain(before)
  }, [isAskedFor])

  return (
    <section
      ref={sheet}
      className="install-sheet no-print"
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <h2 className="install-title" id={id}>
        {t('install.title', { site: name })}
      </h2>
      {steps ? (
        <ol className="install-steps">
          <li>{t(`install.${steps}.share`)}</li>
          <li>{t(`install.${steps}.add`)}</li>
          <li>{t(`install.${steps}.confirm`)}</li>
        </ol>
      ) : (
        <p>{t('install.text', { site: name })}</p>
      )}
      <div className="install-buttons">
        {!steps && (
          <button type="button" className="button" onClick={onAccept}>
            {t('install.accept')}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t(steps ? 'install.understood' : 'install.decline')}
        </button>
      </div>
    </section>
  )
}

/** Gives the focus back; where it was in a menu that has closed since, to the button of that menu. */
function focusAgain(before: Element | null): void {
  const menu = before?.closest('[popover]')
  const place = menu ? document.querySelector(`[popovertarget="${menu.id}"]`) : before
  if (place instanceof HTMLElement) place.focus()
}
