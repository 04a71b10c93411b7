import { FieldFrame } from './FieldFrame.tsx'
import { type ControlProps, useControl } from './use-control.ts'

interface NumberFieldProps extends ControlProps {
  /** What is counted, such as `uur`; shown after the number. */
  unit?: string
  /** Shown before it, such as `€`. */
  sign?: string
}

/**
 * A number, typed with a comma or a point. No `type="number"`: browsers change such a value by scrolling, and don't report what
 * they can't parse.
 */
export function NumberField({ unit, sign, ...props }: NumberFieldProps) {
  const { frame, control } = useControl(props)
  const unitId = `${control.id}-unit`
  const describedBy = [unit && unitId, control['aria-describedby']].filter(Boolean).join(' ')
  return (
    <FieldFrame {...frame}>
      <div className="control-number">
        {sign && <span aria-hidden="true">{sign}</span>}
        <input
          {...control}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-describedby={describedBy || undefined}
        />
        {unit && <span id={unitId}>{unit}</span>}
      </div>
    </FieldFrame>
  )
}
