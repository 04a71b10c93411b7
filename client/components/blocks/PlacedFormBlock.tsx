import type { PlacedFormName } from '../../content/placed-form.ts'
import { loadedPlacedForm } from '../../forms/load-placed-forms.ts'

/** A form that editors placed in a body. Its code is there before its page is shown: `loadView` has fetched it. */
export function PlacedFormBlock({ form }: { form: PlacedFormName }) {
  const loaded = loadedPlacedForm(form)
  return loaded && <loaded.Component of={loaded.definition} />
}
