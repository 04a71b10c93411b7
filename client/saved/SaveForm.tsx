import './save.css'
import { type FormEvent, type ReactNode, useEffect } from 'react'
import { useAccount } from '../account/use-account.ts'
import type { SavedKey, SavedKind } from '../content/saved-key.ts'
import { useSite } from '../site-context.tsx'
import { useGlobalState } from '../state/store.ts'

interface SaveFormProps {
  kind: SavedKind
  number: number
  /** Site path of what is saved. */
  path: string
  /** Site path to which readers without script return, with the anchor of the button unless that is `saveAnchor`; by default `path`. */
  backTo?: string
  /** The button. */
  children: (isSaved: boolean) => ReactNode
}

const load = () => import('./saved.ts')

/**
 * Adds something to the saved list, or removes it. It's a form, so it works without script and sends anonymous readers to the
 * sign-in. The script that makes it faster is loaded for signed-in readers only; a press before it is there waits for it.
 */
export function SaveForm({ kind, number, path, backTo = path, children }: SaveFormProps) {
  const site = useSite()
  const { isSignedIn, user } = useAccount()
  const key: SavedKey = `${kind}/${number}`
  const isSaved = useGlobalState('saved', site.saved ?? null)?.includes(key) ?? false

  useEffect(() => {
    if (isSignedIn) load().then((saving) => saving.prepareSaving(site.locale), console.warn)
  }, [isSignedIn, site.locale])

  function press(event: FormEvent<HTMLFormElement>) {
    if (!isSignedIn) return
    event.preventDefault()
    const form = event.currentTarget
    load().then(
      (saving) => saving.toggleSaved(key, site, path, form),
      () => form.submit(),
    )
  }

  return (
    <form className="save-form no-print" method="post" action={`/api/saved/${key}`} onSubmit={press}>
      <input type="hidden" name="naar" value={backTo} />
      <input type="hidden" name="action" value={isSaved ? 'remove' : 'save'} />
      {user && <input type="hidden" name="account" value={user.id} />}
      {children(isSaved)}
    </form>
  )
}
