import type { ShownField } from './row-texts.ts'
import type { Difference } from './waiting.ts'

/** All fields of something new that hold something; of a change those that differ from what is on the site. */
export function differences(now: readonly ShownField[], before: readonly ShownField[] | null): Difference[] {
  return now
    .map(({ name, text }) => ({
      name,
      now: text,
      before: before?.find((field) => field.name === name)?.text ?? '',
    }))
    .filter((field) => (before ? field.now !== field.before : field.now !== ''))
}
