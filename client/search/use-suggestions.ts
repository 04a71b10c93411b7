import { useEffect, useRef, useState } from 'react'
import type { Locale } from '../content/locale.ts'
import { isSearchType, type Suggestion } from '../content/search.ts'

/** Debounce delay while typing, in milliseconds. */
const pauseMs = 120
const shortestAsked = 2

const none: Suggestion[] = []

interface Suggested {
  suggestions: Suggestion[]
  /** Requests suggestions for a prefix; a response that arrives after the next request is dropped. */
  ask: (text: string) => void
  forget: () => void
}

/** Suggestions for the text being typed, from `GET /api/suggestions`. */
export function useSuggestions(locale: Locale): Suggested {
  const [suggestions, setSuggestions] = useState(none)
  const underWay = useRef<AbortController | null>(null)

  useEffect(() => () => underWay.current?.abort(), [])

  function forget() {
    underWay.current?.abort()
    setSuggestions(none)
  }

  async function ask(text: string) {
    underWay.current?.abort()
    if (text.trim().length < shortestAsked) return setSuggestions(none)
    const asking = new AbortController()
    underWay.current = asking
    const answer = await answerTo(text, locale, asking.signal)
    if (!asking.signal.aborted) setSuggestions(answer)
  }

  return { suggestions, ask, forget }
}

/** Empty on failure: search works without suggestions. */
async function answerTo(text: string, locale: Locale, signal: AbortSignal): Promise<Suggestion[]> {
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  if (signal.aborted) return none
  try {
    const response = await fetch(`/api/suggestions?${new URLSearchParams({ q: text, locale })}`, { signal })
    const answer: unknown = response.ok ? await response.json() : null
    return suggestionsFrom(answer)
  } catch {
    return none
  }
}

function suggestionsFrom(answer: unknown): Suggestion[] {
  if (!isRecord(answer) || !Array.isArray(answer.data)) return none
  return answer.data.filter(isRecord).flatMap(({ text, path, type }) =>
    typeof text === 'string'
      ? [
          {
            text,
            path: typeof path === 'string' && path.startsWith('/') ? path : null,
            type: isSearchType(type) ? type : null,
          },
        ]
      : [],
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
