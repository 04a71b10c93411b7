import { FirebaseError } from 'firebase/app'
import { useEffect, useRef, useState } from 'react'
import { useSite } from '../../site-context.tsx'
import { showToast } from '../../state/toasts.ts'
import { leaveSite } from '../leave-site.ts'
import { type FirebaseSession, firebaseSession } from '../session.ts'
import { type CvProblem, cvProblem } from './cv-limits.ts'
import { type CvUpload, downloadCv, removeCv, type StoredCv, storedCv, uploadCv } from './stored-cv.ts'

/** What is known of the reader's CV. */
export type CvState =
  | { kind: 'loading' }
  /** Its keeper cannot be reached. */
  | { kind: 'away' }
  | { kind: 'kept'; cv: StoredCv | null }
  /** `share` of it has arrived, from 0 to 1. */
  | { kind: 'sending'; name: string; share: number }

/** The CV, and what a reader can do with it. */
export interface OwnCv {
  state: CvState
  problem: CvProblem | null
  /** Another number once something has begun or ended. */
  step: number
  send: (file: File) => void
  cancel: () => void
  remove: () => void
  download: () => void
}

/** The reader's CV and what can be done with it. What comes to nothing leaves what was there. */
export function useCv(): OwnCv {
  const { t } = useSite()
  const [state, setState] = useState<CvState>({ kind: 'loading' })
  const [problem, setProblem] = useState<CvProblem | null>(null)
  const [step, setStep] = useState(0)
  const upload = useRef<CvUpload | null>(null)
  const goOn = () => setStep((former) => former + 1)

  /** @throws where nobody is signed in there. */
  async function session(): Promise<FirebaseSession> {
    const open = await firebaseSession((code) => leaveSite(code, t))
    if (!open) throw new Error('Firebase takes nobody for signed in')
    return open
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up once; after that every change is made here
  useEffect(() => {
    session()
      .then(storedCv)
      .then((cv) => setState({ kind: 'kept', cv }))
      .catch(() => setState({ kind: 'away' }))
    return () => upload.current?.cancel()
  }, [])

  const kept = state.kind === 'kept' ? state.cv : null

  async function attempt(work: (open: FirebaseSession) => Promise<StoredCv | null>): Promise<void> {
    setProblem(null)
    try {
      setState({ kind: 'kept', cv: await work(await session()) })
    } catch (failure) {
      setState({ kind: 'kept', cv: kept })
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
        offer(await downloadCv(open), kept?.name ?? 'cv')
        return kept
      }),
  }
}

function isCanceled(failure: unknown): boolean {
  return failure instanceof FirebaseError && failure.code === 'storage/canceled'
}

/** Hands a file to the browser, as a download of this name. */
function offer(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Browsers read it after the click; a minute is more than they need.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
