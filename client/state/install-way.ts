/** The browser's install prompt, which a page can show once. Chromium only. */
export interface InstallPrompt extends Event {
  /** Shows the prompt; call it on a button press. Resolves with the reader's answer. */
  prompt: () => Promise<unknown>
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** With the browser's prompt, or by hand in Safari: on a phone or tablet, or on a Mac. */
export type InstallWay = InstallPrompt | 'home-screen' | 'dock'
