import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '../components/Icon.tsx'
import { useLaterTexts } from '../i18n/use-later-texts.ts'
import { useSite } from '../site-context.tsx'
import { decline, isDeclined } from '../state/declined.ts'
import { closeMenus } from '../state/flags.ts'
import type { InstallPrompt } from '../state/install-way.ts'
import { closeModal, openModal, useModal } from '../state/modals.ts'
import { setState, useGlobalState } from '../state/store.ts'
import { InstallSheet } from './InstallSheet.tsx'

/** The modal's key in the shared state. */
const modal = 'install'

/** How long a page must be open before it offers the app unasked, in milliseconds. */
const offerAfterMs = 10_000

/**
 * Offers to install the site as an app: a menu item, and a sheet at the edge of the page. The sheet opens unasked where the browser can
 * prompt, once the reader has settled in, and not for a month after a refusal. In Safari it explains the steps, and only on request.
 */
export function InstallChoice() {
  const way = useGlobalState('install-way')
  const isOpen = useModal(modal)
  const t = useLaterTexts('install')
  const isOff = useSite().promptsOff.includes('install')
  const isPrompt = typeof way === 'object'

  useEffect(() => {
    if (!isPrompt || isOff || isDeclined('install')) return
    const timer = setTimeout(() => openModal(modal), Math.max(0, offerAfterMs - performance.now()))
    return () => clearTimeout(timer)
  }, [isPrompt, isOff])

  // Close the modal together with this component.
  useEffect(() => () => closeModal(modal), [])

  if (!way || !t) return null
  return (
    <>
      <div className="popover-group">
        <ul className="choices">
          <li>
            <button
              type="button"
              className="choice"
              onClick={() => {
                closeMenus()
                if (typeof way === 'object') ask(way)
                else openModal(modal)
              }}
            >
              <Icon name="download" />
              {t('install.action')}
            </button>
          </li>
        </ul>
      </div>
      {isOpen &&
        createPortal(
          <InstallSheet
            t={t}
            steps={typeof way === 'object' ? null : way}
            onAccept={() => typeof way === 'object' && ask(way)}
            onClose={() => {
              if (isPrompt) decline('install')
              closeModal(modal)
            }}
          />,
          document.body,
        )}
    </>
  )
}

/** Shows the browser's prompt, which works once. Reports acceptance immediately, as the specification requires. */
async function ask(prompt: InstallPrompt): Promise<void> {
  setState('install-way', undefined)
  closeModal(modal)
  const choice = await prompt
    .prompt()
    .then(() => prompt.userChoice)
    .catch(() => null)
  // The browser refused to show its prompt.
  if (!choice) return
  if (choice.outcome === 'dismissed') return decline('install')
  // Without a connection it goes unreported; the app is installed all the same.
  await import('../analytics/analytics.ts').then((module) => module.sendInstall()).catch(() => null)
}
