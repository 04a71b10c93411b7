import './cv.css'
import { useRef } from 'react'
import { cvForm, removeCvForm } from '../account/forms/cv.ts'
import { PressForm, PressNotice } from '../components/account/PressForm.tsx'
import { usePreservedFocus } from '../components/account/use-preserved-focus.ts'
import { Icon } from '../components/Icon.tsx'
import { Time } from '../components/Time.tsx'
import { chosenFile } from '../files/chosen-file.ts'
import { acceptOf, maxMegabytes, typesInWords } from '../files/file-limits.ts'
import { formatFileSize } from '../files/file-size.ts'
import { SendingFile } from '../files/SendingFile.tsx'
import { FormOrigin } from '../forms/FormOrigin.tsx'
import { messageText } from '../forms/field-message.ts'
import { problemMessage } from '../forms/file-message.ts'
import { useSite } from '../site-context.tsx'
import { useHydrated } from '../state/use-hydrated.ts'
import type { CvStore, StoredCv } from './cv-store.ts'
import { useCv } from './use-cv.ts'

interface CvPanelProps {
  store: CvStore
  /** From the page's props: then the panel also works without script. Otherwise it is loaded from the store. */
  known?: StoredCv | null
}

/** Shows the reader's CV, with upload, download, replacement and deletion. */
export function CvPanel({ store, known }: CvPanelProps) {
  const site = useSite()
  const { t, locale } = site
  const isHydrated = useHydrated()
  const { state, problem, step, send, cancel, remove, download } = useCv(store, known)
  usePreservedFocus('cv', step)
  if (state.kind === 'away') return <p className="my-away">{t('my-account.away')}</p>
  if (state.kind === 'loading') return <p className="my-away">{t('my-account.cv.loading')}</p>
  if (state.kind === 'sending') return <SendingFile {...state} onCancel={cancel} />
  const { cv } = state
  return (
    <>
      <PressNotice of={[cvForm.name, removeCvForm.name]} />
      <div className="cv-row">
        {cv ? <CvFacts {...cv} /> : <NoCv store={store} />}
        {isHydrated ? (
          <Buttons store={store} cv={cv} onFile={send} onRemove={remove} onDownload={download} />
        ) : (
          <Forms store={store} cv={cv} />
        )}
      </div>
      <p role="alert" className="cv-problem">
        {problem && messageText(site, problemMessage(problem, store.limits, locale))}
      </p>
    </>
  )
}

function NoCv({ store: { limits } }: Pick<CvPanelProps, 'store'>) {
  const { t, locale } = useSite()
  const values = { types: typesInWords(limits, locale), megabytes: String(maxMegabytes(limits)) }
  return <p className="my-list-text">{t('my-account.cv.none', values)}</p>
}

interface ButtonsProps {
  store: CvStore
  cv: StoredCv | null
  onFile: (file: File) => void
  onRemove: () => void
  onDownload: () => void
}

function Buttons({ store, cv, onFile, onRemove, onDownload }: ButtonsProps) {
  const { t } = useSite()
  const field = useRef<HTMLInputElement>(null)

  return (
    <div className="cv-buttons">
      <input
        ref={field}
        hidden
        type="file"
        accept={acceptOf(store.limits)}
        onChange={(event) => {
          const file = chosenFile(event)
          if (file) onFile(file)
        }}
      />
      <button type="button" className="button button-quiet" onClick={() => field.current?.click()}>
        {t(cv ? 'my-account.cv.replace' : 'my-account.cv.choose')}
      </button>
      {cv && (
        <>
          {cv.path ? (
            <DownloadLink {...cv} />
          ) : (
            <button type="button" className="button button-quiet" onClick={onDownload}>
              <Icon name="download" />
              {t('my-account.cv.download')}
            </button>
          )}
          <button type="button" className="button button-quiet" onClick={onRemove}>
            <Icon name="trash" />
            {t('my-account.cv.remove')}
          </button>
        </>
      )}
    </div>
  )
}

/** The buttons, as forms for browsers without script. */
function Forms({ store, cv }: Pick<ButtonsProps, 'store' | 'cv'>) {
  const { t, path } = useSite()
  return (
    <div className="cv-forms">
      {cv && (
        <div className="cv-buttons">
          <DownloadLink {...cv} />
          <PressForm of={removeCvForm} anchor="cv">
            <Icon name="trash" />
            {t('my-account.cv.remove')}
          </PressForm>
        </div>
      )}
      <form className="cv-form" method="post" encType="multipart/form-data" action={`${path}#cv`}>
        <FormOrigin of={cvForm} />
        <label className="field-label" htmlFor="cv-file">
          {t('my-account.cv.field')}
        </label>
        <input id="cv-file" type="file" name="file" accept={acceptOf(store.limits)} required />
        <button type="submit" className="button button-quiet">
          {t(cv ? 'my-account.cv.replace' : 'my-account.cv.send')}
        </button>
      </form>
    </div>
  )
}

/** There is no link while the file waits for the scanner, or if it's infected. */
function DownloadLink({ path, check }: StoredCv) {
  const { t } = useSite()
  if (check === 'waiting' || check === 'infected') return null
  return (
    <a className="button button-quiet" href={path} download>
      <Icon name="download" />
      {t('my-account.cv.download')}
    </a>
  )
}

function CvFacts({ name, bytes, storedAt, check }: StoredCv) {
  const { t, locale } = useSite()
  return (
    <div className="my-list-text">
      <p className="my-device">{name}</p>
      <p className="my-list-note">
        {formatFileSize(bytes, locale)}, {t('my-account.cv.since')} <Time value={storedAt} />
      </p>
      {check && <p className="my-list-note">{t(`my-account.cv.check.${check}`)}</p>}
    </div>
  )
}
