interface WindowEventMap {
  beforeinstallprompt: import('./install-way.ts').InstallPrompt
  appinstalled: Event
}

interface Navigator {
  /** Safari on phones and tablets alone: whether the page is an app on the home screen. */
  readonly standalone?: boolean
}
