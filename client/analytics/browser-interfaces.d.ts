interface Navigator {
  /** Global Privacy Control; absent in browsers that don't support it. */
  readonly globalPrivacyControl?: boolean
}

interface Document {
  /** Whether the page is being prerendered; only Chromium does that. */
  readonly prerendering?: boolean
}
