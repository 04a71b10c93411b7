import './file-row.css'
import { useSite } from '../site-context.tsx'

interface SendingFileProps {
  name: string
  /** What has been sent, from 0 to 1. */
  share: number
  onCancel: () => void
}

/** A file that is being sent. Its page needs the texts `forms`. */
export function SendingFile({ name, share, onCancel }: SendingFileProps) {
  const { t } = useSite()
  const label = t('form.file.sending', { name })
  return (
    <div className="file-row">
      <div className="file-text">
        <p>{label}</p>
        <progress aria-label={label} value={share} max={1} />
      </div>
      <button type="button" className="control-button" onClick={onCancel}>
        {t('form.file.cancel')}
      </button>
    </div>
  )
}
