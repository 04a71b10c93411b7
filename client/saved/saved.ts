import { hintedAccount } from '../account/hinted-account.ts'
import type { Locale } from '../content/locale.ts'
import type { MessageKey } from '../i18n/dictionary.ts'
import { laterTexts } from '../i18n/later-texts.ts'
import { createTranslator } from '../i18n/translator.ts'
import { followSaved } from '../offline/saved-copies.ts'
import type { Site } from '../site-context.tsx'
import { setState, stateOf } from '../state/store.ts'
import { dismissToast, showToast } from '../state/toasts.ts'
import { isSaved, markSaved } from './marks.ts'
import type { SavedKey } from './saved-key.ts'
import { type SavedOutcome, sendSaved } from './send-saved.ts'

type Language = Pick<Site, 'locale' | 'messages' | 'path'>

/** Those of which a change is on its way. */
const underWay = new Set<SavedKey>()
let search: Promise<void> | undefined
/** Id of the toast that told last. */
let told = ''

/** Fetches what pressing will need; behind that it also works while there is no connection. */
export function prepareSaving(locale: Locale): void {
  findSaved()
  laterTexts(locale, 'saved').catch(console.warn)
}

/**
 * Asks what the reader has saved, where the document did not say: it was another page, or kept for everyone. Once is enough, for
 * what changes after that changes here.
 */
function findSaved(): Promise<void> {
  if (stateOf('saved')) return Promise.resolve()
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
    if (isList(answer)) setState('saved', answer.data)
  } catch {
    // Offline: buttons say "save", and saving what is saved already changes nothing.
  }
}

/**
 * Saves, or takes off the list again: shown at once, and taken back where it came to nothing.
 * A press while the former one is on its way is sent behind it, so that the last one counts.
 * @param form Sent as it is where the session has ended: the worker leads to the sign-in and saves after that.
 */
export async function toggleSaved(key: SavedKey, language: Language, form: HTMLFormElement): Promise<void> {
  const wish = !isSaved(key)
  await findSaved()
  const before = isSaved(key)
  markSaved(key, wish)
  if (underWay.has(key)) return
  underWay.add(key)
  const { kept, outcome } = await sendUntilSettled(key, before)
  underWay.delete(key)
  markSaved(key, kept)
  if (outcome === 'signed-out') setTimeout(() => form.submit())
  else if (outcome === 'other-account') location.reload()
  else if (outcome === 'failed') await tell('saved.failed', language)
  else {
    // The button stands on the page of what it saves. Reading offline is no part of saving, and fails by itself.
    followSaved(new URL(language.path, location.href).pathname, kept).catch(() => {})
    await tell(outcome === 'later' ? 'saved.later' : kept ? 'saved.kept' : 'saved.removed', language)
  }
}

interface Settled {
  /** What the worker knows, or will hear. */
  kept: boolean
  outcome: SavedOutcome
}

/** Sends what is wanted, and again what is wanted by then, until the two are the same or something went wrong. */
async function sendUntilSettled(key: SavedKey, before: boolean): Promise<Settled> {
  const wanted = isSaved(key)
  const account = stateOf('strapi_user')?.id ?? hintedAccount()
  const outcome = await sendSaved({ key, isSaved: wanted, account })
  if (outcome !== 'done' && outcome !== 'later') return { kept: before, outcome }
  return isSaved(key) === wanted ? { kept: wanted, outcome } : sendUntilSettled(key, wanted)
}

function isList(value: unknown): value is { data: SavedKey[] } {
  return typeof value === 'object' && value !== null && 'data' in value && Array.isArray(value.data)
}

async function tell(key: MessageKey, { locale, messages }: Language): Promise<void> {
  const t = createTranslator(locale, await laterTexts(locale, 'saved'), messages)
  // What was said before is no longer so.
  dismissToast(told)
  told = showToast(t(key), key === 'saved.failed' ? 'wrong' : 'done')
}
