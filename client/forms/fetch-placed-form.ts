import type { PlacedFormName } from '../content/placed-form.ts'
import { FieldsForm } from './FieldsForm.tsx'
import type { LoadedForm } from './load-placed-forms.ts'
import { placedForms } from './placed-forms.ts'

/** @throws whatever a dynamic import throws when its definition cannot be fetched. */
export async function fetchPlacedForm(name: PlacedFormName): Promise<LoadedForm> {
  return { Component: FieldsForm, definition: await placedForms[name].load() }
}
