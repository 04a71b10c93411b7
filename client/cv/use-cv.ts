import { useEffect, useRef, useState } from 'react'
import type { FileProblem } from '../files/file-problem.ts'
import { UploadFailure } from '../files/upload-failure.ts'
import { useSite } from '../site-context.tsx'
import { showToast } from '../state/toasts.ts'
import type { CvStore, CvUpload, StoredCv } from './cv-store.ts'

/** State of the CV panel. */
type CvState =
  | { kind: 'loading' }
  /** The store can't be reached. */
  | { kind: 'away' }
  | { kind: 'stored'; cv: StoredCv | null }
  /** `share` has been sent, from 0 to 1. */
  | { kind: 'sending'; name: string; share: number }

/** The CV and its actions. */
export interface OwnCv {
  state: CvState
  problem: FileProblem | null
  /** Changes when an action starts or ends. */
  step: number
  send: (file: File) => void
  cancel: () => void
  remove: () => void
  download: () => void
}

/**
 * The reader's CV and its actions. A failed action leaves the stored CV as it was.
 * @param known From the page's props; if undefined, it is loaded from the store.
 */
export function useCv(store: CvStore, known: StoredCv | null | undefined): OwnCv {
  const { t } = useSite()
  const [state, setState] = useState<CvState>(
    known === undefined ? { kind: 'loading' } : { kind: 'stored', cv: known },
  )
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const [step, setStep] = useState(0)
  const upload = useRef<CvUpload | null>(null)
  const goOn = () => setStep((former) => former + 1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once; after that all changes are made here
  useEffect(() => {
    if (known === undefined)
      store
        .load()
        .then((cv) => setState({ kind: 'stored', cv }))
        .catch(() => setState({ kind: 'away' }))
    return () => upload.current?.cancel()
  }, [])

  const stored = state.kind === 'stored' ? state.cv : null

  async function attempt(work: () => Promise<StoredCv | null>): Promise<void> {
    setProblem(null)
    try {
      setState({ kind: 'stored', cv: await work() })
    } catch (failure) {
      setState({ kind: 'stored', cv: stored })
      const why = failure instanceof UploadFailure ? failure.problem : 'not-done'
      if (why !== 'canceled') setProblem(why)
    }
    goOn()
  }

  function send(file: File): void {
    const wrong = store.problemOf(file)
    setProblem(wrong)
    if (wrong) return
    const { name } = file
    const show = (share: number) => setState({ kind: 'sending', name, share })
    show(0)
    goOn()
    attempt(async () => {
      upload.current = store.upload(file, show)
      const cv = await upload.current.done
      if (cv.check === 'infected') throw new UploadFailure('infected')
      showToast(t('my-account.cv.kept'))
      return cv
    })
  }

  return {
    state,
    problem,
    step,
    send,
    cancel: () => upload.current?.cancel(),
    remove: () =>
      attempt(async () => {
        if (stored) await store.remove(stored)
        showToast(t('my-account.cv.removed'))
        return null
      }),
    download: () =>
      attempt(async () => {
        if (stored) await store.download(stored)
        return stored
      }),
  }
}
