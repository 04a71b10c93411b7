/** The browser's own question, which it lets a page ask once. Chromium alone has it. */
export interface InstallPrompt extends Event {
  /** Asks, on a reader's press; settles when there is an answer. */
  prompt: () => Promise<unknown>
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** By the browser's question, or by the reader's own hand in Safari: on a phone or tablet, or on a Mac. */
export type InstallWay = InstallPrompt | 'home-screen' | 'dock'
