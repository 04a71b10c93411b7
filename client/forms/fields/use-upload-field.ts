import { type RefObject, useState } from 'react'
import { type FilePurpose, fileLimits } from '../../files/file-limits.ts'
import { type FileProblem, problemBefore } from '../../files/file-problem.ts'
import { putFile } from '../../files/put-file.ts'
import { uploadOf, uploadText } from '../../files/upload.ts'
import { useUpload } from '../../files/use-upload.ts'
import { uploading } from '../file-rules.ts'
import type { FieldState } from './use-field.ts'
import { useHeldPress } from './use-held-press.ts'

/** The upload of a field. */
interface FieldUpload {
  /** Name of the file that was chosen here; null for one that the form came back with. */
  name: string | null
  /** The file that is being sent, of which `share` has arrived, from 0 to 1. */
  sending: { name: string; share: number } | null
  problem: FileProblem | null
  /** Whether the form is sent as soon as the file has arrived, since its button was pressed meanwhile. */
  isHeld: boolean
  /** For an element around what shows that the file is being sent. */
  within: RefObject<HTMLDivElement | null>
  send: (file: File) => void
  cancel: () => void
  remove: () => void
}

/** Sends a file as soon as it was chosen: the field then holds the name of its upload, which stays whatever comes of the form. */
export function useUploadField(purpose: FilePurpose, { id, change }: FieldState<string>): FieldUpload {
  const [name, setName] = useState<string | null>(null)
  const { sending, problem, send, cancel } = useUpload({
    problemOf: (file) => problemBefore(file, fileLimits[purpose]),
    upload: (file, onProgress) => putFile(purpose, file, onProgress),
  })

  const { within, isHeld, release } = useHeldPress(id, sending !== null)

  return {
    name,
    sending,
    problem,
    isHeld,
    within,
    async send(file) {
      change(uploading)
      setName(file.name)
      const stored = await send(file)
      const upload = stored && uploadOf(stored)
      change(upload ? uploadText(upload) : '')
      release(upload !== null)
    },
    cancel,
    remove() {
      setName(null)
      change('')
    },
  }
}
