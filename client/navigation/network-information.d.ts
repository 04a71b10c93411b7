interface Navigator {
  /** What is known of the connection; only Chromium tells. */
  readonly connection?: { readonly saveData: boolean; readonly effectiveType: string }
}
