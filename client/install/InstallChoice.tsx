import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '../components/Icon.tsx'
import { useLaterTexts } from '../i18n/use-later-texts.ts'
import { closeMenus } from '../state/flags.ts'
import { closeModal, openModal, useModal } from '../state/modals.ts'
import { setState, useGlobalState } from '../state/store.ts'
import { decline, isDeclined } from './declined.ts'
import { InstallSheet } from './InstallSheet.tsx'
import type { InstallPrompt } from './install-way.ts'

/** The modal's key in the shared state. */
const modal = 'install'

/** How long a page has been open before it offers anything by itself, in milliseconds. */
const offerAfterMs = 10_000

/**
 * The way to put the site among the apps of this device: an item of the menu, and a sheet at the edge of the page. The sheet
 * comes by itself where the browser can ask, once the reader is at home, and not for a month after a no; in Safari it tells how,
 * and only when asked.
 */
export function InstallChoice() {
  const way = useGlobalState('install-way')
  const isOpen = useModal(modal)
  const t = useLaterTexts('install')
  const isPrompt = typeof way === 'object'

  useEffect(() => {
    if (!isPrompt || isDeclined()) return
    const timer = setTimeout(() => openModal(modal), Math.max(0, offerAfterMs - performance.now()))
    return () => clearTimeout(timer)
  }, [isPrompt])

  // Nothing stays open that is not there any more.
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
              if (isPrompt) decline()
              closeModal(modal)
            }}
          />,
          document.body,
        )}
    </>
  )
}

/** Lets the browser ask, which it does once; a yes is told at once, as the specification has it. */
async function ask(prompt: InstallPrompt): Promise<void> {
  setState('install-way', undefined)
  closeModal(modal)
  const choice = await prompt
    .prompt()
    .then(() => prompt.userChoice)
    .catch(() => null)
  // The browser would not ask.
  if (!choice) return
  if (choice.outcome === 'dismissed') return decline()
  // Without a connection for it nobody hears of it, and the app is there all the same.
  await import('../analytics/analytics.ts').then((room) => room.sendInstall()).catch(() => null)
}
