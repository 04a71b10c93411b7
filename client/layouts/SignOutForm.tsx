import { useSite } from '../site-context.tsx'

interface SignOutFormProps {
  formClass?: string
  buttonClass: string
}

/** The way out. A form, so that no link does it; it leads back to this page where that is one for everyone. */
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
