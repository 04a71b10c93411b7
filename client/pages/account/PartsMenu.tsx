import { SignOutForm } from '../../layouts/SignOutForm.tsx'
import { useSite } from '../../site-context.tsx'
import type { PartName } from './Part.tsx'

/** Links to the parts of the page and other account pages, and the sign-out. */
export function PartsMenu({ names }: { names: readonly PartName[] }) {
  const { t, href } = useSite()
  return (
    <nav className="my-menu" aria-label={t('my-account.parts')}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{t(`my-account.${name}.title`)}</a>
          </li>
        ))}
        <li className="my-menu-other">
          <a href={href('inschrijvingen')}>{t('my-account.to-registrations')}</a>
        </li>
      </ul>
      <SignOutForm buttonClass="button button-quiet" />
    </nav>
  )
}
