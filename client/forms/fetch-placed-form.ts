import { FieldsForm } from './FieldsForm.tsx'
import type { LoadedForm } from './load-placed-forms.ts'
import { placedForm } from './placed-forms.ts'

/** @throws whatever a dynamic import throws when its definition cannot be fetched. */
export async function fetchPlacedForm(name: string): Promise<LoadedForm> {
  return { Component: FieldsForm, definition: await placedForm(name) }
}
