// Everything that the worker loads when it is first asked for: pages, handlers, calls of the backend, texts. Vitest fetches modules in the request
// that asks first, and requests that run at once must not wait for each other's.
import.meta.glob(
  [
    '../../../worker/**/*.{ts,tsx}',
    '!**/*.d.ts',
    '../../../client/i18n/{nl,en,de}/*.ts',
    '../../../client/pages/**/*{Page,Banner}.tsx',
  ],
  { eager: true },
)
