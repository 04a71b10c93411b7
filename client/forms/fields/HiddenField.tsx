import { useFieldContext } from '../form-context.ts'

/** A value that comes along unseen, such as a token of the address. */
export function HiddenField() {
  const { name, state } = useFieldContext<string>()
  return <input type="hidden" name={name} value={state.value} />
}
