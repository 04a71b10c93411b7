import { FieldError } from './FieldFrame.tsx'
import { useField } from './use-field.ts'
import { useTyped } from './use-typed.ts'

interface CheckboxGroupProps {
  legend: string
  options: readonly { value: string; label: string; note?: string }[]
}

/** Any number of a few values. */
export function CheckboxGroup({ legend, options }: CheckboxGroupProps) {
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
