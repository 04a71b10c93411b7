import { type Choice, ChoiceGroup } from './ChoiceGroup.tsx'
import { useField } from './use-field.ts'
import { useTyped } from './use-typed.ts'

/** Any number of a few values. */
export function CheckboxGroup({ legend, options }: { legend: string; options: readonly Choice[] }) {
  const field = useField<string[]>(legend, { speaksOnChange: true })
  const group = useTyped<HTMLFieldSetElement>((group) => {
    const ticked = [...group.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value)
    if (ticked.join() !== chosen(field.value).join()) field.change(ticked)
  })

  /** In the order of the options, whatever the order of the clicks. */
  function chosen(values: readonly string[]): string[] {
    return options.map(({ value }) => value).filter((value) => values.includes(value))
  }
  return (
    <ChoiceGroup group={group} legend={legend} options={options} field={field}>
      {(value) => (
        <input
          id={`${field.id}-${value}`}
          name={field.name}
          type="checkbox"
          value={value}
          checked={field.value.includes(value)}
          aria-invalid={field.error !== null}
          onChange={({ target }) =>
            field.change(
              chosen(target.checked ? [...field.value, value] : field.value.filter((one) => one !== value)),
            )
          }
          onBlur={field.blur}
        />
      )}
    </ChoiceGroup>
  )
}
