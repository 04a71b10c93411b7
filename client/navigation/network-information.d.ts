interface Navigator {
  /** Connection information; Chromium only. */
  readonly connection?: { readonly saveData: boolean; readonly effectiveType: string }
}
