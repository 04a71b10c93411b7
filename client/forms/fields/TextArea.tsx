import { FieldFrame } from './FieldFrame.tsx'
import { type ControlProps, useControl } from './use-control.ts'

/** Several lines of text. */
export function TextArea({ rows = 6, ...props }: ControlProps & { rows?: number }) {
  const { frame, control } = useControl<HTMLTextAreaElement>(props)
  return (
    <FieldFrame {...frame}>
      <textarea {...control} rows={rows} />
    </FieldFrame>
  )
}
