import { endOthersForm } from '../../account/forms/press.ts'
import { endSessionForm } from '../../account/forms/session.ts'
import { PressForm, PressNotice } from '../../components/account/PressForm.tsx'
import { usePreservedFocus } from '../../components/account/use-preserved-focus.ts'
import { Time } from '../../components/Time.tsx'
import { useSite } from '../../site-context.tsx'
import type { SessionEntry } from './account-props.ts'

/** The reader's active sessions. */
export function SessionList({ sessions }: { sessions: SessionEntry[] }) {
  const { t } = useSite()
  usePreservedFocus('sessions', sessions.length)
  const isElsewhere = sessions.some(({ isCurrent }) => !isCurrent)
  return (
    <>
      <PressNotice of={['end-session', 'end-others']} />
      <ul className="my-list">
        {sessions.map((session) => (
          <Session key={session.id} {...session} />
        ))}
      </ul>
      {isElsewhere ? (
        <PressForm of={endOthersForm} anchor="sessions" done={t('my-account.done.sessions')}>
          {t('my-account.sessions.end-others')}
        </PressForm>
      ) : (
        <p className="my-away">{t('my-account.sessions.only-here')}</p>
      )}
    </>
  )
}

function Session({ id, device, createdAt, lastSeenAt, isCurrent }: SessionEntry) {
  const { t } = useSite()
  const name = device || t('my-account.sessions.unknown')
  return (
    <li>
      <div className="my-list-text">
        <p className="my-device">
          {name}
          {isCurrent && <span className="my-badge">{t('my-account.sessions.here')}</span>}
        </p>
        <p className="my-list-note">
          {t('my-account.sessions.seen')} <Time value={lastSeenAt} style="moment" />,{' '}
          {t('my-account.sessions.since')} <Time value={createdAt} />
        </p>
      </div>
      {!isCurrent && (
        <PressForm
          of={endSessionForm}
          anchor="sessions"
          fields={{ session: id }}
          label={t('my-account.sessions.end-named', { device: name })}
          done={t('my-account.done.session', { device: name })}
        >
          {t('my-account.sessions.end')}
        </PressForm>
      )}
    </li>
  )
}
