import './save.css'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { useAccount } from '../account/use-account.ts'
import type { SavedKey, SavedKind } from '../content/saved-key.ts'
import { useSite } from '../site-context.tsx'
import { useGlobalState } from '../state/store.ts'

interface SaveFormProps {
  kind: SavedKind
  number: number
  /** Site path of what is saved. */
  path: string
  /** Site path to which readers without script return. */
  backTo: string
  /** The button. */
  children: (isSaved: boolean) => ReactNode
}

/**
 * Adds something to the saved list, or removes it. It's a form, so it works without script and sends anonymous readers to the
 * sign-in. The script that makes it faster is loaded for signed-in readers only.
 */
export function SaveForm({ kind, number, path, backTo, children }: SaveFormProps) {
  const site = useSite()
  const { isSignedIn, user } = useAccount()
  const key: SavedKey = `${kind}/${number}`
  const isSaved = useGlobalState('saved', site.saved ?? null)?.includes(key) ?? false
  const [saving, setSaving] = useState<typeof import('./saved.ts')>()

  useEffect(() => {
    if (!isSignedIn) return
    import('./saved.ts').then((saving) => {
      saving.prepareSaving(site.locale)
      setSaving(saving)
    }, console.warn)
  }, [isSignedIn, site.locale])

  function press(event: FormEvent<HTMLFormElement>) {
    // Until the script is loaded, the browser submits the form.
    if (!saving) return
    event.preventDefault()
    saving.toggleSaved(key, { ...site, path }, event.currentTarget)
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
