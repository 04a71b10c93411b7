import type { TextNamespace } from '../i18n/dictionary.ts'
import type { PlacedForm } from './define-placed-form.ts'

/** Every form that may stand in a body, by its file: a file here is all that makes one known. */
const definitions = import.meta.glob<PlacedForm>('./placed/*.ts', { import: 'form' })

/** Whether there is a form of this name: editors may choose one that a later build brings. */
export function isPlacedForm(name: string): boolean {
  return Object.hasOwn(definitions, fileOf(name))
}

/**
 * Fetches the definition of a form.
 * @throws whatever a dynamic import throws when it can't be fetched; Error for a name that no form has.
 */
export async function placedForm(name: string): Promise<PlacedForm> {
  const load = definitions[fileOf(name)]
  if (!load) throw new Error(`No form is called ${name}`)
  return load()
}

/** Parts of the dictionary that the forms of a page need. */
export async function placedFormTexts(names: readonly string[]): Promise<TextNamespace[]> {
  if (names.length === 0) return []
  const forms = await Promise.all(names.map(placedForm))
  return ['forms', 'form-rules', ...new Set(forms.flatMap(({ texts }) => texts ?? []))]
}

/** Sources of what shows forms that editors placed, as the build's manifest names them. */
export function placedFormModules(names: readonly string[]): string[] {
  return ['client/forms/fetch-placed-form.ts', ...names.map((name) => `client/forms/placed/${name}.ts`)]
}

function fileOf(name: string): string {
  return `./placed/${name}.ts`
}
