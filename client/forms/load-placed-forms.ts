import type { ComponentType } from 'react'
import type { PlacedFormName } from '../content/placed-form.ts'
import type { PlacedForm } from './define-placed-form.ts'
import type { PlacedFormSetting } from './FieldsForm.tsx'
import { placedForms } from './placed-forms.ts'

interface LoadedForm {
  Component: ComponentType<{ of: PlacedForm } & PlacedFormSetting>
  definition: PlacedForm
}

/** Code that has been fetched, the same for every reader. */
const loaded = new Map<PlacedFormName, LoadedForm>()

/**
 * Fetches what shows the forms that editors placed on a page: no other page carries any of it.
 * @throws whatever a dynamic import throws when a chunk cannot be fetched.
 */
export async function loadPlacedForms(names: readonly PlacedFormName[]): Promise<void> {
  const missing = names.filter((name) => !loaded.has(name))
  if (missing.length === 0) return
  const [{ FieldsForm }, ...definitions] = await Promise.all([
    import('./FieldsForm.tsx'),
    ...missing.map((name) => placedForms[name].load()),
  ])
  for (const definition of definitions) {
    const name = missing.find((one) => one === definition.name)
    if (name) loaded.set(name, { Component: FieldsForm, definition })
  }
}

/** A form that was loaded; undefined for any other. */
export function loadedPlacedForm(name: PlacedFormName): LoadedForm | undefined {
  return loaded.get(name)
}
