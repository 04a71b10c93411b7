import { useSite } from '../site-context.tsx'
import { Mark } from './Mark.tsx'

/** Mark and name, linking to the front page. */
export function Wordmark() {
  const { name, href, route, t } = useSite()
  return (
    <a className="wordmark" href={href('home')} aria-current={route === 'home' ? 'page' : undefined}>
      <Mark />
      <span className="wordmark-name">{name.toLowerCase()}</span>
      <span className="visually-hidden">, {t('navigation.home')}</span>
    </a>
  )
}
