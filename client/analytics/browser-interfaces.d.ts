interface Navigator {
  /** Global Privacy Control; absent where the browser does not know it. */
  readonly globalPrivacyControl?: boolean
}

interface Document {
  /** Whether the page is made ready before anybody asked for it; Chromium alone does so. */
  readonly prerendering?: boolean
}
