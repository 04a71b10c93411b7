import './cv.css'
import { type ChangeEvent, useRef } from 'react'
import { usePreservedFocus } from '../../components/account/use-preserved-focus.ts'
import { Icon } from '../../components/Icon.tsx'
import { Time } from '../../components/Time.tsx'
import { useSite } from '../../site-context.tsx'
import { cvAccept } from './cv-limits.ts'
import type { StoredCv } from './stored-cv.ts'
import { useCv } from './use-cv.ts'

/** Lets readers store, replace, download and delete their CV. */
export function CvPanel() {
  const { t } = useSite()
  const { state, problem, step, send, cancel, remove, download } = useCv()
  usePreservedFocus('cv', step)
  if (state.kind === 'unavailable') return <p className="my-away">{t('my-account.away')}</p>
  if (state.kind === 'loading') return <p className="my-away">{t('my-account.cv.loading')}</p>
  return (
    <>
      {state.kind === 'sending' ? (
        <Sending share={state.share} name={state.name} onCancel={cancel} />
      ) : (
        <Kept cv={state.cv} onFile={send} onRemove={remove} onDownload={download} />
      )}
      <p role="alert" className="cv-problem">
        {problem && t(`my-account.cv.${problem}`)}
      </p>
    </>
  )
}

interface SendingProps {
  /** From 0 to 1. */
  share: number
  name: string
  onCancel: () => void
}

function Sending({ share, name, onCancel }: SendingProps) {
  const { t } = useSite()
  const label = t('my-account.cv.sending', { name })
  return (
    <div className="cv-row">
      <div className="my-list-text">
        <p>{label}</p>
        <progress className="cv-progress" aria-label={label} value={share} max={1} />
      </div>
      <button type="button" className="button button-quiet" onClick={onCancel}>
        {t('my-account.cv.cancel')}
      </button>
    </div>
  )
}

interface KeptProps {
  cv: StoredCv | null
  onFile: (file: File) => void
  onRemove: () => void
  onDownload: () => void
}

function Kept({ cv, onFile, onRemove, onDownload }: KeptProps) {
  const { t } = useSite()
  const field = useRef<HTMLInputElement>(null)

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    // Allows choosing the same file again.
    currentTarget.value = ''
    if (file) onFile(file)
  }

  return (
    <div className="cv-row">
      {cv ? <CvFacts {...cv} /> : <p className="my-list-text">{t('my-account.cv.none')}</p>}
      <div className="cv-buttons">
        <input ref={field} hidden type="file" accept={cvAccept} onChange={choose} />
        <button type="button" className="button button-quiet" onClick={() => field.current?.click()}>
          {t(cv ? 'my-account.cv.replace' : 'my-account.cv.choose')}
        </button>
        {cv && (
          <>
            <button type="button" className="button button-quiet" onClick={onDownload}>
              <Icon name="download" />
              {t('my-account.cv.download')}
            </button>
            <button type="button" className="button button-quiet" onClick={onRemove}>
              <Icon name="trash" />
              {t('my-account.cv.remove')}
            </button>
          </>
        )}
      </div>
    </div>
  )
}

function CvFacts({ name, size, uploadedAt }: StoredCv) {
  const { t, locale } = useSite()
  const megabytes = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
  return (
    <div className="my-list-text">
      <p className="my-device">{name}</p>
      <p className="my-list-note">
        {t('my-account.cv.size', { megabytes: megabytes.format(Math.max(size / 1024 / 1024, 0.1)) })},{' '}
        {t('my-account.cv.since')} <Time value={uploadedAt} />
      </p>
    </div>
  )
}
