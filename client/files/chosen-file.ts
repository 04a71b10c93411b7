import type { ChangeEvent } from 'react'

/** The file that was chosen in a field. The field is emptied, so that choosing the same file again counts as a change. */
export function chosenFile({ currentTarget }: ChangeEvent<HTMLInputElement>): File | undefined {
  const [file] = currentTarget.files ?? []
  currentTarget.value = ''
  return file
}
