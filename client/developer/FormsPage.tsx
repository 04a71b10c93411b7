import { FieldsForm } from '../forms/FieldsForm.tsx'
import { formStates } from './every-field.ts'

/** For developers: every field of the forms in every state, below each other. */
export function FormsPage() {
  return (
    <main style={{ display: 'grid', gap: 'var(--space-12)', padding: 'var(--gutter)', minWidth: 0 }}>
      <h1>Velden</h1>
      {Object.entries(formStates).map(([state, form]) => (
        <fieldset
          key={state}
          disabled={state === 'disabled'}
          style={{ minWidth: 0, margin: 0, padding: 0, border: 0 }}
        >
          <legend>{state}</legend>
          <FieldsForm of={form} />
        </fieldset>
      ))}
    </main>
  )
}
