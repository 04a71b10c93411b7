import { Icon } from '../components/Icon.tsx'
import { Wordmark } from '../components/Wordmark.tsx'
import { useSite } from '../site-context.tsx'
import { NavigationMenu } from './NavigationMenu.tsx'
import { currentOf, navigationItems } from './navigation-items.ts'
import { SearchPanel } from './SearchPanel.tsx'
import { UserMenu } from './UserMenu.tsx'

/** Wordmark, sections and the reader's settings; stays visible while scrolling. */
export function Header() {
  const { t, href, route, section } = useSite()
  return (
    <header className="header">
      <div className="page-width header-row">
        <Wordmark />
        <nav className="header-nav" aria-label={t('navigation.main')}>
          <ul className="header-items">
            {navigationItems.map((item) => (
              <li key={item.route}>
                <a href={href(item.route)} aria-current={currentOf(item, route, section)}>
                  {t(item.label)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="header-tools">
          <button className="tool tool-search" type="button" popoverTarget="search-panel">
            <Icon name="search" />
            <span>{t('navigation.search')}</span>
          </button>
          <button className="tool tool-preferences" type="button" popoverTarget="user-menu">
            <Icon name="user" />
            <span>{t('navigation.preferences')}</span>
          </button>
          <button className="tool tool-menu" type="button" popoverTarget="navigation-menu">
            <Icon name="menu-2" />
            <span>{t('navigation.menu')}</span>
          </button>
        </div>
      </div>
      <SearchPanel />
      <UserMenu />
      <NavigationMenu />
    </header>
  )
}
