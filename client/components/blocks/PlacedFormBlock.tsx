import type { PlacedFormSetting } from '../../forms/FieldsForm.tsx'
import { loadedPlacedForm } from '../../forms/load-placed-forms.ts'

/** A form that editors placed in a body. Its code is there before its page is shown: `loadView` has fetched it. */
export function PlacedFormBlock({ form, ...setting }: { form: string } & PlacedFormSetting) {
  const loaded = loadedPlacedForm(form)
  return loaded && <loaded.Component of={loaded.definition} {...setting} />
}
