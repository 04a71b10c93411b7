/**
 * The modules of the backend that the site has too, so that both decide alike. They import nothing but each other: the site is built
 * where the backend's packages are not installed.
 */
export const ofBackend: readonly string[] = [
  'cms/src/mandates/iban-rules.ts',
  'cms/src/privacy/browser-storage.ts',
  'cms/src/privacy/retention-days.ts',
  'cms/src/privacy/stored-data.ts',
]
