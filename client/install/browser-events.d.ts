interface WindowEventMap {
  beforeinstallprompt: import('../state/install-way.ts').InstallPrompt
  appinstalled: Event
}

interface Navigator {
  /** Safari on iOS and iPadOS only: whether the page runs as an app on the home screen. */
  readonly standalone?: boolean
}
