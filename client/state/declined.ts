import { type PromptName, prompts } from '../content/prompt.ts'

/** A prompt that can be declined. */
type Declinable = {
  [Name in PromptName]: (typeof prompts)[Name]['declinedDays'] extends number ? Name : never
}[PromptName]

/** Whether the reader declined a prompt recently. Also true without storage, so that nobody is asked on every page. */
export function isDeclined(prompt: Declinable, now = Date.now()): boolean {
  try {
    const at = Number(localStorage.getItem(declinedKey(prompt)) ?? 0)
    return now - at < prompts[prompt].declinedDays * 86_400_000
  } catch {
    return true
  }
}

/** Remembers that the reader declined a prompt, or did what it asks for. */
export function decline(prompt: Declinable, now = Date.now()): void {
  try {
    localStorage.setItem(declinedKey(prompt), String(now))
  } catch {
    // Without storage nothing is asked anyway.
  }
}

/** Key of the local storage: when a prompt was declined, in milliseconds since 1970. */
export function declinedKey(prompt: Declinable): string {
  return `${prompt}-declined`
}
