import type { MessageKey } from '../i18n/dictionary.ts'
import { useSite } from '../site-context.tsx'

interface LinkListProps {
  links: { path: string; label: MessageKey }[]
  className?: string
  /** Id of the element that labels the list. */
  labelledBy?: string
}

/** A list of links; the one to this page is marked as current. */
export function LinkList({ links, className = 'frame-links', labelledBy }: LinkListProps) {
  const { t, path: shown } = useSite()
  const here = shown.split('?')[0]
  return (
    <ul className={className} aria-labelledby={labelledBy}>
      {links.map(({ path, label }) => (
        <li key={path}>
          <a href={path} aria-current={path === here ? 'page' : undefined}>
            {t(label)}
          </a>
        </li>
      ))}
    </ul>
  )
}
