import { type Choice, ChoiceGroup } from './ChoiceGroup.tsx'
import { useField } from './use-field.ts'
import { useTyped } from './use-typed.ts'

/** One of a few values, all in view. */
export function RadioGroup({ legend, options }: { legend: string; options: readonly Choice[] }) {
  const field = useField<string>(legend, { speaksOnChange: true })
  const group = useTyped<HTMLFieldSetElement>((group) => {
    const chosen = group.querySelector<HTMLInputElement>('input:checked')?.value
    if (chosen !== undefined && chosen !== field.value) field.change(chosen)
  })
  return (
    <ChoiceGroup group={group} legend={legend} options={options} field={field}>
      {(value) => (
        <input
          id={`${field.id}-${value}`}
          name={field.name}
          type="radio"
          value={value}
          checked={field.value === value}
          required
          onChange={() => field.change(value)}
          onBlur={field.blur}
        />
      )}
    </ChoiceGroup>
  )
}
