import { expect, it } from 'vitest'
import type { PlacedForm } from '../../../client/forms/define-placed-form.ts'
import { isPlacedForm, placedForm } from '../../../client/forms/placed-forms.ts'
import editorForm from '../../../cms/src/components/blocks/form.json'
import type { FormHandler } from '../../../worker/forms/form-handler.ts'
import { placedFormOf } from '../../../worker/strapi/parse/placed-form-of.ts'

const definitions = byFile(
  import.meta.glob<{ form: PlacedForm }>('../../../client/forms/placed/*.ts', { eager: true }),
)
const handlers = byFile(
  import.meta.glob<{ handler: FormHandler }>('../../../worker/forms/placed/*.ts', { eager: true }),
)

it('each form that may stand in a body has the name of its file, and a handler in one of the same name', () => {
  expect(definitions.size).toBeGreaterThan(5)
  expect([...handlers.keys()]).toEqual([...definitions.keys()])
  for (const [name, { form }] of definitions) {
    expect(form.name).toBe(name)
    expect(handlers.get(name)?.handler.form).toBe(form)
  }
})

it.each(editorForm.attributes.kind.enum)('editors who choose the kind %s get a form', async (kind) => {
  const name = placedFormOf(kind)

  expect(await placedForm(name)).toMatchObject({ name })
})

it('a name that no form has is none', async () => {
  expect(isPlacedForm('not-made-yet')).toBe(false)
  await expect(placedForm('../define-form')).rejects.toThrow('No form is called ../define-form')
})

/** Modules by the name of their file. */
function byFile<Module>(modules: Record<string, Module>): Map<string, Module> {
  return new Map(Object.entries(modules).map(([path, module]) => [path.replace(/^.*\/|\.ts$/g, ''), module]))
}
