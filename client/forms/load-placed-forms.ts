import type { ComponentType } from 'react'
import type { PlacedForm } from './define-placed-form.ts'
import type { PlacedFormSetting } from './FieldsForm.tsx'

/** What shows a form. */
export interface LoadedForm {
  Component: ComponentType<{ of: PlacedForm } & PlacedFormSetting>
  definition: PlacedForm
}

/** Code that has been fetched, the same for every reader. */
const loaded = new Map<string, LoadedForm>()

/**
 * Fetches what shows the forms that editors placed on a page: no other page carries any of it, not even its list.
 * @throws whatever a dynamic import throws when a chunk cannot be fetched.
 */
export async function loadPlacedForms(names: readonly string[] = []): Promise<void> {
  const missing = names.filter((name) => !loaded.has(name))
  if (missing.length === 0) return
  const { fetchPlacedForm } = await import('./fetch-placed-form.ts')
  await Promise.all(missing.map(async (name) => loaded.set(name, await fetchPlacedForm(name))))
}

/** A form that was loaded; undefined for any other. */
export function loadedPlacedForm(name: string): LoadedForm | undefined {
  return loaded.get(name)
}
