import type { ReactNode, RefObject } from 'react'
import { FieldError } from './FieldFrame.tsx'
import type { FieldState } from './use-field.ts'

/** One of a few values to choose from. */
export interface Choice {
  value: string
  label: string
  note?: string
}

interface ChoiceGroupProps {
  group: RefObject<HTMLFieldSetElement | null>
  legend: string
  options: readonly Choice[]
  field: Pick<FieldState<string | string[]>, 'id' | 'error' | 'describedBy'>
  /** The control of one choice. */
  children: (value: string) => ReactNode
}

/** Choices below a common legend, each control with its words beside it. */
export function ChoiceGroup({ group, legend, options, field, children }: ChoiceGroupProps) {
  return (
    <fieldset
      ref={group}
      id={field.id}
      className={field.error ? 'field field-wrong' : 'field'}
      aria-describedby={field.describedBy(false)}
    >
      <legend className="field-label">{legend}</legend>
      {options.map(({ value, label, note }) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: The control is among its children; `for` would say so twice.
        <label key={value} className="field-box">
          {children(value)}
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
