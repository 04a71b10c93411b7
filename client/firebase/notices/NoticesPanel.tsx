import { useEffect, useState } from 'react'
import { usePreservedFocus } from '../../components/account/use-preserved-focus.ts'
import { Time } from '../../components/Time.tsx'
import { useSite } from '../../site-context.tsx'
import type { AuthErrorCode } from '../auth-errors.ts'
import { leaveSite } from '../leave-site.ts'
import { followNotices, markRead } from './follow-notices.ts'
import type { Notice } from './notice.ts'

/** Live news about what a reader saved. */
export function NoticesPanel() {
  const { t } = useSite()
  const [notices, setNotices] = useState<Notice[]>([])
  const [pressCount, setPressCount] = useState(0)
  usePreservedFocus('notices', pressCount)
  const end = (code: AuthErrorCode) => leaveSite(code, t)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one subscription while the page is open
  useEffect(() => followNotices(setNotices, end), [])

  function read(id: string): void {
    markRead(id, end)
      .then(() => setPressCount((former) => former + 1))
      // Refused or offline: it stays unread.
      .catch(() => {})
  }

  if (notices.length === 0) return <p className="my-away">{t('my-account.notices.none')}</p>
  return (
    <ul className="my-list" aria-live="polite">
      {notices.map((notice) => (
        <NoticeRow key={notice.id} {...notice} onRead={() => read(notice.id)} />
      ))}
    </ul>
  )
}

function NoticeRow({ state, title, path, at, isRead, onRead }: Notice & { onRead: () => void }) {
  const { t } = useSite()
  return (
    <li>
      <div className="my-list-text">
        {path ? <a href={path}>{title}</a> : <p className="my-device">{title}</p>}
        <p className="my-list-note">
          {t(`my-account.notices.${state}`)}, <Time value={at} />
          {!isRead && <span className="my-badge">{t('my-account.notices.new')}</span>}
        </p>
      </div>
      {!isRead && (
        <button
          type="button"
          className="button button-quiet"
          aria-label={t('my-account.notices.read-named', { title })}
          onClick={onRead}
        >
          {t('my-account.notices.read')}
        </button>
      )}
    </li>
  )
}
