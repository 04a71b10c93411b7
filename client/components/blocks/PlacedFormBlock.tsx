import type { PlacedFormName } from '../../content/placed-form.ts'
import type { PlacedFormSetting } from '../../forms/FieldsForm.tsx'
import { loadedPlacedForm } from '../../forms/load-placed-forms.ts'

/** A form that editors placed in a body. Its code is there before its page is shown: `loadView` has fetched it. */
export function PlacedFormBlock({ form, ...setting }: { form: PlacedFormName } & PlacedFormSetting) {
  const loaded = loadedPlacedForm(form)
  return loaded && <loaded.Component of={loaded.definition} {...setting} />
}
