import { useEffect, useState } from 'react'
import type { FileProblem } from '../files/file-problem.ts'
import { useUpload } from '../files/use-upload.ts'
import { useSite } from '../site-context.tsx'
import { showToast } from '../state/toasts.ts'
import type { CvStore, StoredCv } from './cv-store.ts'

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
  const [step, setStep] = useState(0)
  const upload = useUpload(store)
  const goOn = () => setStep((former) => former + 1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once; after that all changes are made here
  useEffect(() => {
    if (known === undefined)
      store
        .load()
        .then((cv) => setState({ kind: 'stored', cv }))
        .catch(() => setState({ kind: 'away' }))
  }, [])

  const stored = state.kind === 'stored' ? state.cv : null

  async function send(file: File): Promise<void> {
    goOn()
    const cv = await upload.send(file)
    if (cv) {
      setState({ kind: 'stored', cv })
      showToast(t('my-account.cv.kept'))
    }
    goOn()
  }

  async function remove(): Promise<void> {
    const isDone = await upload.attempt(async () => stored && store.remove(stored))
    if (isDone) {
      setState({ kind: 'stored', cv: null })
      showToast(t('my-account.cv.removed'))
    }
    goOn()
  }

  async function download(): Promise<void> {
    await upload.attempt(async () => stored && store.download(stored))
    goOn()
  }

  return {
    state: upload.sending ? { kind: 'sending', ...upload.sending } : state,
    problem: upload.problem,
    step,
    send,
    cancel: upload.cancel,
    remove,
    download,
  }
}
