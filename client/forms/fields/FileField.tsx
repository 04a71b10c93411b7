import '../../files/file-row.css'
import './file-field.css'
import { useEffect, useRef } from 'react'
import { chosenFile } from '../../files/chosen-file.ts'
import {
  acceptOf,
  type FileLimits,
  type FilePurpose,
  fileLimits,
  maxMegabytes,
  typesInWords,
} from '../../files/file-limits.ts'
import { formatFileSize } from '../../files/file-size.ts'
import { SendingFile } from '../../files/SendingFile.tsx'
import { type Upload, uploadIn } from '../../files/upload.ts'
import { useSite } from '../../site-context.tsx'
import { useHydrated } from '../../state/use-hydrated.ts'
import type { FieldProps, OwnFieldSpec } from '../define-placed-form.ts'
import { messageText } from '../field-message.ts'
import { problemMessage } from '../file-message.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { type FieldState, useField } from './use-field.ts'
import { useTyped } from './use-typed.ts'
import { useUploadField } from './use-upload-field.ts'

/**
 * A field for one file, for schemas with the rule `optionalUpload`. Its form needs the texts `form-fields`.
 * @param spec.purpose What the file is for: it says what may be sent, and who may read it.
 */
export function fileField({
  purpose,
  ...spec
}: Pick<OwnFieldSpec, 'label' | 'hint' | 'isOptional'> & { purpose: FilePurpose }): OwnFieldSpec {
  return {
    ...spec,
    as: 'own',
    empty: '',
    file: purpose,
    show: (props) => <FileField {...props} purpose={purpose} />,
  }
}

/** A file, which is sent once it was chosen. Without script it goes with the form, and stays when that comes back. */
function FileField({ label, hint, optional, purpose }: FieldProps & { purpose: FilePurpose }) {
  const site = useSite()
  const { t, locale } = site
  const field = useField<string>(label)
  const isHydrated = useHydrated()
  const { name, sending, problem, isHeld, within, send, cancel, remove } = useUploadField(purpose, field)
  const limits: FileLimits = fileLimits[purpose]
  const upload = uploadIn(field.value)
  const found = problem ? messageText(site, problemMessage(problem, limits, locale)) : field.error
  // That it is still being sent is no fault of whoever chose it.
  const error = sending ? null : found
  const allowed = t('form-field.file.allowed', {
    types: typesInWords(limits, locale),
    megabytes: String(maxMegabytes(limits)),
  })
  const pixels = limits.pixels && t('form-field.file.pixels', { ...limits.pixels })
  return (
    <FieldFrame
      id={field.id}
      label={label}
      hint={[hint, allowed, pixels].filter(Boolean).join(' ')}
      error={error}
      optional={optional}
    >
      {sending && (
        <div ref={within}>
          <SendingFile {...sending} onCancel={cancel} />
          <p className="field-hint" role="status">
            {isHeld && t('form-field.file.held')}
          </p>
        </div>
      )}
      {!sending && upload && isHydrated && (
        <Uploaded id={field.id} label={label} name={name} upload={upload} onRemove={remove} />
      )}
      {!isHydrated && upload && <SendAlong name={field.name} value={field.value} upload={upload} />}
      {!sending && !(upload && isHydrated) && (
        <Chooser
          field={field}
          accept={acceptOf(limits)}
          required={!optional && !upload}
          isWrong={error !== null}
          onFile={send}
        />
      )}
    </FieldFrame>
  )
}

interface ChooserProps {
  field: FieldState<string>
  accept: string
  required: boolean
  isWrong: boolean
  onFile: (file: File) => void
}

function Chooser({ field, accept, required, isWrong, onFile }: ChooserProps) {
  // What was chosen before the script arrived.
  const input = useTyped<HTMLInputElement>(({ files }) => files?.[0] && onFile(files[0]))

  return (
    <input
      ref={input}
      className="control control-file"
      id={field.id}
      // The field itself holds the name of an upload; the worker recognises a file by its part.
      name={`${field.name}-file`}
      type="file"
      accept={accept}
      required={required}
      aria-invalid={isWrong}
      aria-describedby={[field.describedBy(true), isWrong ? `${field.id}-error` : '']
        .filter(Boolean)
        .join(' ')}
      onChange={(event) => {
        const file = chosenFile(event)
        if (file) onFile(file)
      }}
      onBlur={field.blur}
    />
  )
}

interface UploadedProps {
  id: string
  /** Of the field. */
  label: string
  name: string | null
  upload: Upload
  onRemove: () => void
}

function Uploaded({ id, label, name, upload, onRemove }: UploadedProps) {
  const { t } = useSite()
  const isGone = useRef(false)
  // The button that was pressed is gone, so the focus moves to what stands in its place.
  useEffect(
    () => () => {
      if (isGone.current) requestAnimationFrame(() => document.getElementById(id)?.focus())
    },
    [id],
  )
  return (
    <div className="file-row" role="status">
      <p className="file-text">
        {name ?? upload.type.toUpperCase()} <Size upload={upload} />
      </p>
      <button
        type="button"
        id={id}
        data-focus=""
        className="control-button"
        // The label is that of whatever stands in the field, so alone it would name the button.
        aria-label={`${t('form-field.remove')}: ${label}`}
        onClick={() => {
          isGone.current = true
          onRemove()
        }}
      >
        {t('form-field.remove')}
      </button>
    </div>
  )
}

/** Without script: what was uploaded before goes along again, unless its box is cleared or another file is chosen. */
function SendAlong({ name, value, upload }: { name: string; value: string; upload: Upload }) {
  const { t } = useSite()
  return (
    <label className="field-box">
      <input type="checkbox" name={name} value={value} defaultChecked />
      <span>
        {t('form-field.file.along', { type: upload.type.toUpperCase() })} <Size upload={upload} />
      </span>
    </label>
  )
}

function Size({ upload: { bytes } }: { upload: Upload }) {
  const { locale } = useSite()
  return <span className="field-hint">({formatFileSize(bytes, locale)})</span>
}
