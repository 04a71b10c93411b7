import './save.css'
import { type FormEvent, useEffect, useState } from 'react'
import { useAccount } from '../account/use-account.ts'
import { Icon } from '../components/Icon.tsx'
import { type SavedKey, type SavedKind, saveAnchor } from '../content/saved-key.ts'
import { useSite } from '../site-context.tsx'
import { useGlobalState } from '../state/store.ts'

interface SaveButtonProps {
  kind: SavedKind
  number: number
  /** Site path of the page that is saved. */
  path: string
}

/**
 * Adds the page's subject to the saved list, or removes it. It's a form, so it works without script and sends anonymous readers to the
 * sign-in. The script that makes it faster is loaded for signed-in readers only.
 */
export function SaveButton({ kind, number, path }: SaveButtonProps) {
  const site = useSite()
  const { isSignedIn, user } = useAccount()
  const key: SavedKey = `${kind}/${number}`
  const isSaved = useGlobalState('saved', site.saved ?? null)?.includes(key) ?? false
  const [saving, setSaving] = useState<typeof import('./saved.ts')>()

  useEffect(() => {
    if (!isSignedIn) return
    import('./saved.ts')
      .then((saving) => saving.prepareSaving(site.locale).then(() => setSaving(saving)))
      .catch(console.warn)
  }, [isSignedIn, site.locale])

  function press(event: FormEvent<HTMLFormElement>) {
    // Until the script is loaded, the browser submits the form.
    if (!saving) return
    event.preventDefault()
    saving.toggleSaved(key, site, event.currentTarget)
  }

  return (
    <form className="save-form no-print" method="post" action={`/api/saved/${key}`} onSubmit={press}>
      <input type="hidden" name="naar" value={path} />
      <input type="hidden" name="action" value={isSaved ? 'remove' : 'save'} />
      {user && <input type="hidden" name="account" value={user.id} />}
      <button className="button button-quiet save" id={saveAnchor} aria-pressed={isSaved} type="submit">
        <Icon name="bookmark" />
        {site.t(isSaved ? 'article.saved' : 'article.save')}
      </button>
    </form>
  )
}
