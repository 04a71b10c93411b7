import './save.css'
import { type FormEvent, useEffect, useState } from 'react'
import { useAccount } from '../account/use-account.ts'
import { Icon } from '../components/Icon.tsx'
import { useSite } from '../site-context.tsx'
import { useGlobalState } from '../state/store.ts'
import { type SavedKey, type SavedKind, saveAnchor } from './saved-key.ts'

interface SaveButtonProps {
  kind: SavedKind
  number: number
  /** Site path of what is saved. */
  path: string
}

/**
 * Saves what a page shows, or takes it off the list again. A form, which works without script and leads the anonymous to the
 * sign-in; what makes it quicker for who is signed in is fetched for them alone.
 */
export function SaveButton({ kind, number, path }: SaveButtonProps) {
  const site = useSite()
  const { isSignedIn, user } = useAccount()
  const key: SavedKey = `${kind}/${number}`
  const isSaved = useGlobalState('saved', site.saved ?? null)?.includes(key) ?? false
  const [room, setRoom] = useState<typeof import('./saved.ts')>()

  useEffect(() => {
    if (!isSignedIn) return
    import('./saved.ts').then((room) => {
      room.prepareSaving(site.locale)
      setRoom(room)
    }, console.warn)
  }, [isSignedIn, site.locale])

  function press(event: FormEvent<HTMLFormElement>) {
    // Until that is here, the form is sent as it is.
    if (!room) return
    event.preventDefault()
    room.toggleSaved(key, site, event.currentTarget)
  }

  return (
    <form className="save-form no-print" method="post" action={`/api/saved/${key}`} onSubmit={press}>
      <input type="hidden" name="naar" value={path} />
      <input type="hidden" name="wish" value={isSaved ? 'remove' : 'keep'} />
      {user && <input type="hidden" name="account" value={user.id} />}
      <button className="button button-quiet save" id={saveAnchor} aria-pressed={isSaved} type="submit">
        <Icon name="bookmark" />
        {site.t(isSaved ? 'article.saved' : 'article.save')}
      </button>
    </form>
  )
}
