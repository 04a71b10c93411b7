import { useEffect, useRef, useState } from 'react'
import { type FilePurpose, fileLimits } from '../../files/file-limits.ts'
import { type FileProblem, problemBefore } from '../../files/file-problem.ts'
import { type FilePut, putFile } from '../../files/put-file.ts'
import { uploadOf, uploadText } from '../../files/upload.ts'
import { UploadFailure } from '../../files/upload-failure.ts'
import { uploading } from '../file-rules.ts'
import type { FieldState } from './use-field.ts'

/** The upload of a field. */
interface FieldUpload {
  /** The file that was chosen here; null for one that the form came back with. */
  chosen: Pick<File, 'name'> | null
  /** From 0 to 1; null while nothing is sent. */
  share: number | null
  problem: FileProblem | null
  send: (file: File) => void
  cancel: () => void
  remove: () => void
}

/** Sends a file as soon as it was chosen: the field then holds the name of its upload, which stays whatever comes of the form. */
export function useUpload(purpose: FilePurpose, { change }: FieldState<string>): FieldUpload {
  const [chosen, choose] = useState<File | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const put = useRef<FilePut>(null)
  useEffect(() => () => put.current?.cancel(), [])

  async function send(file: File): Promise<void> {
    const wrong = problemBefore(file, fileLimits[purpose])
    setProblem(wrong)
    if (wrong) return
    choose(file)
    setShare(0)
    change(uploading)
    try {
      put.current = putFile(purpose, file, setShare)
      const summary = await put.current.done
      const upload = uploadOf(summary)
      if (!upload || summary.check === 'infected') throw new UploadFailure('infected')
      change(uploadText(upload))
    } catch (failure) {
      change('')
      const why = failure instanceof UploadFailure ? failure.problem : 'not-done'
      if (why !== 'canceled') setProblem(why)
    }
    setShare(null)
  }

  return {
    chosen,
    share,
    problem,
    send,
    cancel: () => put.current?.cancel(),
    remove() {
      choose(null)
      setProblem(null)
      change('')
    },
  }
}
