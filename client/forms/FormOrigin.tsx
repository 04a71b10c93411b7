import { useSite } from '../site-context.tsx'

/**
 * What a form sends along of where it stands: which form of its page it is, and whom the page was shown to. The worker refuses
 * what was typed as another reader than the one who is signed in by then.
 */
export function FormOrigin({ name }: { name: string }) {
  const { user } = useSite()
  return (
    <>
      <input type="hidden" name="form" value={name} />
      {user && <input type="hidden" name="account" value={user.id} />}
    </>
  )
}
