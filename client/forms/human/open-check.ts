/** Milliseconds for which a form waits for the check, after which it is sent without. */
const patienceMs = 6000
const pauseMs = 100

/** The check in its frame. */
interface OpenCheck {
  /** Waits for a token, and asks for the next one; empty if none comes. */
  take: () => Promise<string>
  close: () => void
}

/** Address of the frame of a form. */
export function checkAddress(form: string, locale: string): string {
  const { theme = 'auto' } = document.documentElement.dataset
  return `/api/human-check?${new URLSearchParams({ form, locale, theme })}`
}

/**
 * Listens to the check in a frame (`worker/turnstile/check-script.ts`).
 * @param onHeight Called with the height of the widget in pixels, whenever it changes.
 */
export function openCheck(frame: HTMLIFrameElement, onHeight: (height: number) => void): OpenCheck {
  let token = ''
  let isAway = false

  function hear({ source, origin, data }: MessageEvent): void {
    if (source !== frame.contentWindow || origin !== location.origin) return
    if (typeof data.height === 'number') onHeight(data.height)
    if (data.isAway === true) isAway = true
    if (typeof data.token !== 'string') return
    token = data.token
    isAway = false
  }
  addEventListener('message', hear)

  return {
    async take() {
      for (let waited = 0; !token && !isAway && waited < patienceMs; waited += pauseMs)
        await new Promise((resume) => setTimeout(resume, pauseMs))
      const taken = token
      token = ''
      if (taken) frame.contentWindow?.postMessage('again', location.origin)
      return taken
    },
    close: () => removeEventListener('message', hear),
  }
}
