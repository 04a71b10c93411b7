import { MenuIcon, PreferencesIcon } from '../components/icons.tsx'
import { Wordmark } from '../components/Wordmark.tsx'
import { useSite } from '../site-context.tsx'
import { NavigationMenu } from './NavigationMenu.tsx'
import { navigationItems } from './navigation-items.ts'
import { UserMenu } from './UserMenu.tsx'

/** Wordmark, sections and what a reader may set; stays in view. */
export function Header() {
  const { t, href, route } = useSite()
  return (
    <header className="header">
      <div className="page-width header-row">
        <Wordmark />
        <nav className="header-nav" aria-label={t('navigation.main')}>
          <ul className="header-items">
            {navigationItems.map((item) => (
              <li key={item.route}>
                <a href={href(item.route)} aria-current={item.route === route ? 'page' : undefined}>
                  {t(item.label)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="header-tools">
          <button className="tool tool-preferences" type="button" popoverTarget="user-menu">
            <PreferencesIcon />
            <span>{t('navigation.preferences')}</span>
          </button>
          <button className="tool tool-menu" type="button" popoverTarget="navigation-menu">
            <MenuIcon />
            <span>{t('navigation.menu')}</span>
          </button>
        </div>
      </div>
      <UserMenu />
      <NavigationMenu />
    </header>
  )
}
