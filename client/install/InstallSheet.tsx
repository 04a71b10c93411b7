import './install-sheet.css'
import { useEffect, useId, useRef } from 'react'
import type { Translate } from '../i18n/translator.ts'
import { useSite } from '../site-context.tsx'
import type { InstallWay } from '../state/install-way.ts'

interface InstallSheetProps {
  t: Translate
  /** Whose installation steps to show; null if the browser has a prompt. */
  steps: Extract<InstallWay, string> | null
  onAccept: () => void
  onClose: () => void
}

/**
 * Offers the app or explains how to install it, next to the page, so reading can continue. Takes the focus only if the reader opened it;
 * Escape closes it from within.
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
    return () => restoreFocus(before)
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

/** Returns the focus; if it was in a menu that has closed since, to that menu's button. */
function restoreFocus(before: Element | null): void {
  const menu = before?.closest('[popover]')
  const place = menu ? document.querySelector(`[popovertarget="${menu.id}"]`) : before
  if (place instanceof HTMLElement) place.focus()
}
