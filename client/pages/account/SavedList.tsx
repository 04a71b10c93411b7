import { useEffect } from 'react'
import { unsaveForm } from '../../account/forms/saved-item.ts'
import { PressForm, PressNotice } from '../../components/account/PressForm.tsx'
import { usePreservedFocus } from '../../components/account/use-preserved-focus.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Time } from '../../components/Time.tsx'
import { syncSavedList } from '../../offline/saved-copies.ts'
import { markSaved } from '../../saved/marks.ts'
import { useSite } from '../../site-context.tsx'
import type { AccountProps, SavedEntry } from './account-props.ts'

/** A reader's saved items, newest first. */
export function SavedList({ entries, olderCount }: NonNullable<AccountProps['saved']>) {
  const { t, href } = useSite()
  usePreservedFocus('saved', entries.length)
  useOfflineCopies(entries, olderCount === 0)
  if (entries.length === 0)
    return (
      <EmptyState level={3} title={t('my-account.saved.empty-title')} text={t('my-account.saved.empty-text')}>
        <a className="button" href={href('home')}>
          {t('my-account.saved.empty-news')}
        </a>
        <a className="button button-quiet" href={href('jobs')}>
          {t('my-account.saved.empty-jobs')}
        </a>
      </EmptyState>
    )
  return (
    <>
      <PressNotice of={['unsave']} />
      <ul className="my-list">
        {entries.map((entry) => (
          <Saved key={`${entry.kind} ${entry.number}`} {...entry} />
        ))}
      </ul>
      {olderCount > 0 && <p className="my-away">{t.count('my-account.saved.older', olderCount)}</p>}
    </>
  )
}

/** Syncs this device's offline copies with changes made on other devices. */
function useOfflineCopies(entries: SavedEntry[], isWhole: boolean): void {
  useEffect(() => {
    const paths = entries.flatMap(({ link }) => (link ? [link.path] : []))
    syncSavedList(paths, isWhole).catch(() => {})
  }, [entries, isWhole])
}

function Saved({ kind, number, savedAt, note, title, link }: SavedEntry) {
  const { t, locale } = useSite()
  const language = link && link.locale !== locale ? link.locale : undefined
  return (
    <li>
      <div className="my-list-text">
        <p className="my-list-note">
          {t(`my-account.saved.kind.${kind}`)}, {t('my-account.saved.at')} <Time value={savedAt} />
        </p>
        {link ? (
          <a href={link.path} lang={language} hrefLang={language}>
            {title}
          </a>
        ) : (
          <p>{title}</p>
        )}
        {note && <p className="my-list-note">{note}</p>}
      </div>
      <PressForm
        of={unsaveForm}
        anchor="saved"
        fields={{ kind, number }}
        label={t('my-account.saved.remove-named', { title })}
        done={t('my-account.done.unsaved')}
        onDone={() => markSaved(`${kind}/${number}`, false)}
      >
        <Icon name="trash" />
        {t('my-account.saved.remove')}
      </PressForm>
    </li>
  )
}
