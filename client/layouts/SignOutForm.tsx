import { useSite } from '../site-context.tsx'

interface SignOutFormProps {
  formClass?: string
  buttonClass: string
}

/** The sign-out button. It's a form, so that no link can trigger it; returns to this page if that is public. */
export function SignOutForm({ formClass, buttonClass }: SignOutFormProps) {
  const { t, path } = useSite()
  return (
    <form method="post" action={`/api/auth/logout?naar=${encodeURIComponent(path)}`} className={formClass}>
      <button className={buttonClass} type="submit">
        {t('navigation.sign-out')}
      </button>
    </form>
  )
}
