import { useSite } from '../site-context.tsx'
import { footerPages } from './footer-pages.ts'
import { navigationItems } from './navigation-items.ts'
import { usePopoverFlag } from './use-popover-flag.ts'

/** The navigation of narrow screens. */
export function NavigationMenu() {
  const { t, href, route, locale } = useSite()
  const popover = usePopoverFlag('showNavItems')
  return (
    <div id="navigation-menu" popover="auto" className="popover menu" {...popover}>
      <nav aria-label={t('navigation.menu-title')}>
        <ul className="menu-sections">
          <li>
            <a href={href('home')} aria-current={route === 'home' ? 'page' : undefined}>
              {t('navigation.home')}
            </a>
          </li>
          {navigationItems.map((item) => (
            <li key={item.route}>
              <a href={href(item.route)} aria-current={item.route === route ? 'page' : undefined}>
                {t(item.label)}
              </a>
            </li>
          ))}
        </ul>
        <ul className="menu-pages">
          {footerPages[locale].map(({ slug, label }) => (
            <li key={slug}>
              <a href={href('slug', { slug })}>{t(label)}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
