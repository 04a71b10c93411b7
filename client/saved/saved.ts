import { hintedAccount } from '../account/hinted-account.ts'
import type { Locale } from '../content/locale.ts'
import type { SavedKey } from '../content/saved-key.ts'
import type { MessageKey } from '../i18n/dictionary.ts'
import { laterTexts } from '../i18n/later-texts.ts'
import { createTranslator } from '../i18n/translator.ts'
import { syncSaved } from '../offline/saved-copies.ts'
import type { Site } from '../site-context.tsx'
import { setState, stateOf } from '../state/store.ts'
import { dismissToast, showToast } from '../state/toasts.ts'
import { isSaved, markSaved } from './marks.ts'
import { type SavedOutcome, sendSaved } from './send-saved.ts'

type Language = Pick<Site, 'locale' | 'messages'>

/** Items with a change in flight, and whether each was saved before it. */
const underWay = new Map<SavedKey, boolean>()
let search: Promise<void> | undefined
/** Id of the last toast. */
let lastToast = ''

/** Loads what the save button needs, so that it also works once the connection is gone. */
export function prepareSaving(locale: Locale): void {
  findSaved()
  laterTexts(locale, 'saved').catch(console.warn)
}

/**
 * Requests the saved list if the document didn't contain it, because it was another page or a cached one. Once is enough: later changes are
 * made here.
 */
function findSaved(): Promise<void> {
  if (stateOf('saved') && !search) return Promise.resolve()
  search ??= ask().finally(() => {
    search = undefined
  })
  return search
}

async function ask(): Promise<void> {
  try {
    const response = await fetch('/api/saved', { headers: { accept: 'application/json' } })
    if (!response.ok) return
    const answer: unknown = await response.json()
    if (isList(answer)) showList(answer.data)
  } catch {
    // Offline: buttons say "save", and saving a saved item changes nothing.
  }
}

/** Shows the list with what was pressed before it was there. */
function showList(list: SavedKey[]): void {
  const pressed = [...underWay.keys()].map((key) => ({ key, shouldBeSaved: isSaved(key) }))
  setState('saved', list)
  for (const { key, shouldBeSaved } of pressed) {
    underWay.set(key, isSaved(key))
    markSaved(key, shouldBeSaved)
  }
}

/**
 * Saves an item or removes it from the list. The button changes immediately and is reverted on failure. A press during a request is sent
 * after it, so the last press wins.
 * @param path Site path of what is saved.
 * @param form Submitted as a fallback when the session has ended: the worker sends the reader to the sign-in and saves afterwards.
 */
export async function toggleSaved(
  key: SavedKey,
  language: Language,
  path: string,
  form: HTMLFormElement,
): Promise<void> {
  const wasSaved = isSaved(key)
  const found = findSaved()
  markSaved(key, !wasSaved)
  if (underWay.has(key)) return
  underWay.set(key, wasSaved)
  await found
  const { stored, outcome } = await sendUntilSettled(key, underWay.get(key) ?? wasSaved)
  underWay.delete(key)
  markSaved(key, stored)
  if (outcome === 'signed-out') setTimeout(() => form.submit())
  else if (outcome === 'other-account') location.reload()
  else if (outcome === 'failed') await notify('saved.failed', language)
  else {
    // The button is on the page that it saves. The offline copy isn't part of saving and may fail on its own.
    syncSaved(new URL(path, location.href).pathname, stored).catch(() => {})
    await notify(outcome === 'later' ? 'saved.later' : stored ? 'saved.kept' : 'saved.removed', language)
  }
}

interface Settled {
  /** What the worker has stored, or will once the outbox is sent. */
  stored: boolean
  outcome: SavedOutcome
}

/** Sends the reader's choice, and repeats if it changed meanwhile, until both agree or a request fails. */
async function sendUntilSettled(key: SavedKey, before: boolean): Promise<Settled> {
  const wanted = isSaved(key)
  const account = stateOf('strapi_user')?.id ?? hintedAccount()
  const outcome = await sendSaved({ key, isSaved: wanted, account })
  if (outcome !== 'done' && outcome !== 'later') return { stored: before, outcome }
  return isSaved(key) === wanted ? { stored: wanted, outcome } : sendUntilSettled(key, wanted)
}

function isList(value: unknown): value is { data: SavedKey[] } {
  return typeof value === 'object' && value !== null && 'data' in value && Array.isArray(value.data)
}

async function notify(key: MessageKey, { locale, messages }: Language): Promise<void> {
  const t = createTranslator(locale, await laterTexts(locale, 'saved'), messages)
  // Replaces the previous message, which is no longer true.
  dismissToast(lastToast)
  lastToast = showToast(t(key), key === 'saved.failed' ? 'wrong' : 'done')
}
