/** Kinds of the component `blocks.form` that are not called what their form is. */
const formOfKind: Readonly<Record<string, string>> = { newsletter: 'newsletter-signup' }

/** The name of the form that editors mean by a kind. Whether there is one of that name is known where pages are built (`isPlacedForm`). */
export function placedFormOf(kind: string): string {
  return Object.hasOwn(formOfKind, kind) ? (formOfKind[kind] ?? kind) : kind
}
