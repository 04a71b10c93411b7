import { isoDay } from '../iso-day.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { type ControlProps, useControl } from './use-control.ts'

interface DateFieldProps extends ControlProps {
  /** First and last day that can be picked, as ISO 8601; the rules of the form say so too. */
  min?: string
  max?: string
}

/** A day, picked or typed in the order of the reader's browser. One without date fields takes `31-12-2026` as well. */
export function DateField({ min, max, ...props }: DateFieldProps) {
  const { frame, control } = useControl(props)
  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        className="control control-date"
        type="date"
        value={isoDay(control.value) ?? control.value}
        min={min}
        max={max}
      />
    </FieldFrame>
  )
}
