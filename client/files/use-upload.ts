import { useEffect, useRef, useState } from 'react'
import type { FileProblem } from './file-problem.ts'
import type { FileCheck } from './file-summary.ts'
import type { FileTransfer } from './file-transfer.ts'
import { UploadFailure } from './upload-failure.ts'

/** Where files go. */
interface UploadTarget<Stored> {
  /** Checks a file before upload; null if it's fine. */
  problemOf: (file: File) => FileProblem | null
  /** @param onProgress Called with the share that has been sent, from 0 to 1. */
  upload: (file: File, onProgress: (share: number) => void) => FileTransfer<Stored>
}

/** An upload, and what came of the last one. */
interface Upload<Stored> {
  /** The file that is being sent, of which `share` has arrived, from 0 to 1. */
  sending: { name: string; share: number } | null
  problem: FileProblem | null
  /** Sends a file. @returns Null if it was refused, failed or was canceled. */
  send: (file: File) => Promise<Stored | null>
  cancel: () => void
  /** Does something else with a stored file, and shows its failure likewise. @returns False if it failed. */
  attempt: (work: () => Promise<unknown>) => Promise<boolean>
}

/** Sends one file at a time. Leaving the page cancels it. */
export function useUpload<Stored extends { check?: FileCheck }>({
  problemOf,
  upload,
}: UploadTarget<Stored>): Upload<Stored> {
  const [sending, setSending] = useState<Upload<Stored>['sending']>(null)
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const transfer = useRef<FileTransfer<Stored>>(null)
  useEffect(() => () => transfer.current?.cancel(), [])

  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    setProblem(null)
    try {
      await work()
      return true
    } catch (failure) {
      const why = failure instanceof UploadFailure ? failure.problem : 'not-done'
      if (why !== 'canceled') setProblem(why)
      return false
    }
  }

  async function sent(file: File): Promise<Stored> {
    const wrong = problemOf(file)
    if (wrong) throw new UploadFailure(wrong)
    const show = (share: number) => setSending({ name: file.name, share })
    show(0)
    try {
      transfer.current = upload(file, show)
      const stored = await transfer.current.done
      if (stored.check === 'infected') throw new UploadFailure('infected')
      return stored
    } finally {
      setSending(null)
    }
  }

  return {
    sending,
    problem,
    async send(file) {
      let stored: Stored | null = null
      await attempt(async () => {
        stored = await sent(file)
      })
      return stored
    },
    cancel: () => transfer.current?.cancel(),
    attempt,
  }
}
