import { useSite } from '../../site-context.tsx'

/** The initials that have tags, as links. */
export function InitialLinks({ initials, current }: { initials: string[]; current?: string }) {
  const { t, href } = useSite()
  return (
    <nav aria-label={t('topics.initials')}>
      <ul className="initial-links">
        {initials.map((char) => (
          <li key={char}>
            <a
              href={href('tags-overzicht-char', { char })}
              aria-current={char === current ? 'page' : undefined}
            >
              {char.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
