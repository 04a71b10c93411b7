import './styles/main.css'
import { hydrateRoot, type RootOptions } from 'react-dom/client'
import { takeAccount } from './account/account-state.ts'
import { loadView } from './document/view.tsx'
import { textsFrom } from './i18n/text-files.ts'
import { isCrawler } from './navigation/bot.ts'
import { type DocumentPayload, readDocumentPayload } from './navigation/document-payload.ts'
import { claimReload } from './navigation/reload.ts'
import { reportError } from './navigation/report-error.ts'
import { Screen, type Show } from './navigation/Screen.tsx'
import type { Payload } from './payload.ts'
import { followOtherTabs } from './state/colour-mode.ts'

const reporting: RootOptions = {
  onCaughtError: report,
  onUncaughtError: report,
  onRecoverableError: report,
}

addEventListener('error', ({ error }) => reportError(error))
addEventListener('unhandledrejection', ({ reason }) => reportError(reason))

// The payload of a streamed document comes at its end.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
else start()

function start(): void {
  const own = readDocumentPayload()
  if (own) takeOver(own).catch(reloadOnce)
}

/** Hydrates the worker's markup and then starts client-side navigation. */
async function takeOver({ payload, text }: DocumentPayload): Promise<void> {
  takeAccount(payload)
  const first = await loadView(payload, textsFrom(payload.assets.texts), loadNamedPage)
  const isMachine = isCrawler(navigator.userAgent)
  const initialMarkup = isMachine ? document.documentElement.innerHTML : null

  function onReady(show: Show) {
    followOtherTabs()
    // Bots follow links, so they need no navigation.
    if (isMachine) return
    // Without it, links load full pages.
    import('./start.ts').then((module) => module.startMoving(first, show)).catch(report)
  }

  hydrateRoot(
    document,
    <Screen first={first} payloadText={text} initialMarkup={initialMarkup} onReady={onReady} />,
    reporting,
  )
}

/** The document names its page, so that the table of all others comes later, with the navigation. */
function loadNamedPage({ assets: { page } }: Payload): Promise<object> {
  return import(/* @vite-ignore */ page ?? '')
}

/** Usually the chunk belongs to a build that is gone. The page is readable without script. */
function reloadOnce(cause: unknown): void {
  report(cause)
  if (claimReload(location.pathname)) location.reload()
}

function report(cause: unknown): void {
  console.error(cause)
  reportError(cause)
}
