declare module 'virtual:icon-drawings' {
  /** Path data by the names of `client/icons/names.ts`; empty in the browser. Made by `scripts/build/icons.ts`. */
  export const drawings: Readonly<Record<string, string>>
}
