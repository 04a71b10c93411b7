import { hintedAccount } from '../account/hinted-account.ts'
import type { Locale } from '../content/locale.ts'
import { pathTo } from '../href.ts'
import type { MessageKey } from '../i18n/dictionary.ts'
import { laterTexts } from '../i18n/later-texts.ts'
import { createTranslator } from '../i18n/translator.ts'
import type { Site } from '../site-context.tsx'
import { stateOf } from '../state/store.ts'
import { showToast } from '../state/toasts.ts'
import { callFollows } from './follow-calls.ts'
import { keepFollows, showFollows, storedFollows } from './stored-follows.ts'

/** As many as the backend keeps for an account. */
const maxFollowed = 50

/** How long a copy of an account's list is used; another device may have changed it. */
const copyMs = 3600_000

type Language = Pick<Site, 'locale' | 'messages'>

let preparing: Promise<void> | undefined

/** Finds out what is followed: a stranger's own list, or that of the account. What a stranger followed here goes to the account once. */
export function prepareFollows(locale: Locale): Promise<void> {
  preparing ??= prepare().finally(() => {
    preparing = undefined
  })
  laterTexts(locale, 'follows').catch(console.warn)
  return preparing
}

async function prepare(): Promise<void> {
  if (stateOf('follows')) return
  const account = hintedAccount()
  const stored = storedFollows()
  const own = stored?.account === account ? stored.topics : []
  if (account === null) return showFollows(own)
  if (stored?.account === account && Date.now() - stored.at < copyMs) return showFollows(own)
  const brought = stored?.account === null ? stored.topics : []
  const answer = await callFollows(brought.length > 0 ? { follow: brought } : undefined)
  if (typeof answer === 'string') showFollows(own)
  else keepFollows(account, answer)
}

/**
 * Follows a topic or leaves it. The button changes at once and is reverted on failure.
 * @param form Submitted if the session has ended: the worker sends the reader to the sign-in.
 */
export async function toggleFollow(
  { topic, name }: { topic: string; name: string },
  language: Language,
  form: HTMLFormElement,
): Promise<void> {
  await prepareFollows(language.locale)
  const isWanted = !stateOf('follows')?.includes(topic)
  const outcome = await setFollowed(topic, isWanted)
  if (outcome === 'signed-out') form.submit()
  else if (outcome === 'other-account') location.reload()
  else if (outcome === 'done') {
    const key = isWanted ? (hintedAccount() === null ? 'followed-here' : 'followed') : 'left'
    await notify(`follows.${key}`, language, { name })
  } else await notify(`follows.${outcome}`, language, {}, 'wrong')
}

/** Follows a topic or leaves it, without a word. */
export async function setFollowed(
  topic: string,
  isWanted: boolean,
): Promise<'done' | 'full' | 'signed-out' | 'other-account' | 'failed'> {
  const before = [...(stateOf('follows') ?? [])]
  const others = before.filter((one) => one !== topic)
  if (isWanted && others.length >= maxFollowed) return 'full'
  const account = hintedAccount()
  const after = isWanted ? [topic, ...others] : others
  if (account === null) {
    keepFollows(null, after)
    return 'done'
  }
  // The next page shows it too, if the reader is there before the answer.
  keepFollows(account, after)
  const answer = await callFollows(isWanted ? { follow: [topic] } : { leave: [topic] })
  if (typeof answer === 'string') {
    keepFollows(account, before)
    return answer
  }
  keepFollows(account, answer)
  return 'done'
}

async function notify(
  key: MessageKey,
  { locale, messages }: Language,
  values: Record<string, string>,
  kind: 'done' | 'wrong' = 'done',
): Promise<void> {
  const t = createTranslator(locale, await laterTexts(locale, 'follows'), messages)
  const path = key === 'follows.followed' ? `${pathTo(locale, 'account')}#follows` : undefined
  showToast(t(key, values), kind, path)
}
