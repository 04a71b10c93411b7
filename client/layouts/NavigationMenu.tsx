import { SearchField } from '../search/SearchField.tsx'
import { useSite } from '../site-context.tsx'
import { linkGroups, linksIn } from './footer-pages.ts'
import { LinkList } from './LinkList.tsx'
import { currentOf, navigationItems } from './navigation-items.ts'
import { usePopoverFlag } from './use-popover-flag.ts'

/** Links to everything. Narrow screens get the main navigation first; on wide ones the header has it. */
export function NavigationMenu() {
  const { t, href, route, section, locale } = useSite()
  const popover = usePopoverFlag('showNavItems')
  return (
    <div id="navigation-menu" popover="auto" className="popover menu" {...popover}>
      <SearchField id="search-menu-text" />
      <nav className="menu-nav" aria-label={t('navigation.menu-title')}>
        <ul className="menu-sections">
          <li>
            <a href={href('home')} aria-current={route === 'home' ? 'page' : undefined}>
              {t('navigation.home')}
            </a>
          </li>
          {navigationItems.map((item) => (
            <li key={item.route}>
              <a href={href(item.route)} aria-current={currentOf(item, route, section)}>
                {t(item.label)}
              </a>
            </li>
          ))}
        </ul>
        {linkGroups.map(({ title, links }) => (
          <div className="menu-group" key={title}>
            <p className="popover-title" id={`menu-${title}`}>
              {t(title)}
            </p>
            <LinkList links={linksIn(locale, links)} labelledBy={`menu-${title}`} />
          </div>
        ))}
      </nav>
    </div>
  )
}
