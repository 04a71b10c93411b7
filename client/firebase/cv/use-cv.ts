import { FirebaseError } from 'firebase/app'
import { useEffect, useRef, useState } from 'react'
import { useSite } from '../../site-context.tsx'
import { showToast } from '../../state/toasts.ts'
import { leaveSite } from '../leave-site.ts'
import { type FirebaseSession, firebaseSession } from '../session.ts'
import { type CvProblem, cvProblem } from './cv-limits.ts'
import { type CvUpload, downloadCv, removeCv, type StoredCv, storedCv, uploadCv } from './stored-cv.ts'

/** The state of the reader's CV. */
export type CvState =
  | { kind: 'loading' }
  /** The storage can't be reached. */
  | { kind: 'unavailable' }
  | { kind: 'stored'; cv: StoredCv | null }
  /** `share` is the uploaded part, from 0 to 1. */
  | { kind: 'sending'; name: string; share: number }

/** The CV and the actions on it. */
export interface OwnCv {
  state: CvState
  problem: CvProblem | null
  /** Changes whenever an action begins or ends. */
  step: number
  send: (file: File) => void
  cancel: () => void
  remove: () => void
  download: () => void
}

/** The reader's CV and the actions on it. A failed action leaves the previous CV in place. */
export function useCv(): OwnCv {
  const { t } = useSite()
  const [state, setState] = useState<CvState>({ kind: 'loading' })
  const [problem, setProblem] = useState<CvProblem | null>(null)
  const [step, setStep] = useState(0)
  const upload = useRef<CvUpload | null>(null)
  const goOn = () => setStep((former) => former + 1)

  /** @throws if nobody is signed in. */
  async function session(): Promise<FirebaseSession> {
    const open = await firebaseSession((code) => leaveSite(code, t))
    if (!open) throw new Error('Firebase takes nobody for signed in')
    return open
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once; all later changes are made here
  useEffect(() => {
    session()
      .then(storedCv)
      .then((cv) => setState({ kind: 'stored', cv }))
      .catch(() => setState({ kind: 'unavailable' }))
    return () => upload.current?.cancel()
  }, [])

  const current = state.kind === 'stored' ? state.cv : null

  async function attempt(work: (open: FirebaseSession) => Promise<StoredCv | null>): Promise<void> {
    setProblem(null)
    try {
      setState({ kind: 'stored', cv: await work(await session()) })
    } catch (failure) {
      setState({ kind: 'stored', cv: current })
      if (!isCanceled(failure)) setProblem('not-done')
    }
    goOn()
  }

  function send(file: File): void {
    const wrong = cvProblem(file)
    setProblem(wrong)
    if (wrong) return
    const { name } = file
    const show = (share: number) => setState({ kind: 'sending', name, share })
    show(0)
    goOn()
    attempt(async (open) => {
      upload.current = uploadCv(open, file, show)
      const cv = await upload.current.done
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
      attempt(async (open) => {
        await removeCv(open)
        showToast(t('my-account.cv.removed'))
        return null
      }),
    download: () =>
      attempt(async (open) => {
        offer(await downloadCv(open), current?.name ?? 'cv')
        return current
      }),
  }
}

function isCanceled(failure: unknown): boolean {
  return failure instanceof FirebaseError && failure.code === 'storage/canceled'
}

/** Offers a file as a download. */
function offer(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Browsers read it after the click; a minute is plenty.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
