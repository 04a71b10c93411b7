import { FieldError } from './FieldFrame.tsx'
import { useField } from './use-field.ts'
import { useTyped } from './use-typed.ts'

interface RadioGroupProps {
  legend: string
  options: readonly { value: string; label: string; note?: string }[]
}

/** One of a few values, all in view. */
export function RadioGroup({ legend, options }: RadioGroupProps) {
  const field = useField<string>(legend, { speaksOnChange: true })
  const group = useTyped<HTMLFieldSetElement>((group) => {
    const chosen = group.querySelector<HTMLInputElement>('input:checked')?.value
    if (chosen !== undefined && chosen !== field.value) field.change(chosen)
  })
  return (
    <fieldset
      ref={group}
      className={field.error ? 'field field-wrong' : 'field'}
      aria-describedby={field.describedBy(false)}
    >
      <legend className="field-label">{legend}</legend>
      {options.map(({ value, label, note }) => (
        <label key={value} className="field-box">
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
          <span>
            {label}
            {note && <span className="field-note">{note}</span>}
          </span>
        </label>
      ))}
      <FieldError id={field.id} error={field.error} />
    </fieldset>
  )
}
