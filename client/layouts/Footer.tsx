import { Wordmark } from '../components/Wordmark.tsx'
import { useSite } from '../site-context.tsx'
import { footerPages } from './footer-pages.ts'
import { LanguageLinks } from './LanguageLinks.tsx'
import { navigationItems } from './navigation-items.ts'

/** Who makes this, what else there is to read, and in which languages. */
export function Footer() {
  const { t, href, locale, name } = useSite()
  return (
    <footer className="footer night">
      <div className="page-width">
        <div className="footer-row">
          <div className="footer-about">
            <Wordmark />
            <p>{t('footer.about')}</p>
          </div>
          <nav className="footer-pages" aria-labelledby="footer-pages">
            <h2 className="footer-title" id="footer-pages">
              {t('footer.pages')}
            </h2>
            <ul className="footer-links">
              {footerPages[locale].map(({ slug, label }) => (
                <li key={slug}>
                  <a href={href('slug', { slug })}>{t(label)}</a>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="footer-sections">
            <h2 className="footer-title" id="footer-sections">
              {t('footer.reading')}
            </h2>
            <ul className="footer-links">
              {navigationItems.map((item) => (
                <li key={item.route}>
                  <a href={href(item.route)}>{t(item.label)}</a>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="footer-languages">
            <h2 className="footer-title" id="footer-languages">
              {t('footer.languages')}
            </h2>
            <LanguageLinks listClass="footer-links" />
          </nav>
        </div>
        <div className="footer-end">
          <p>
            © {name}. {t('footer.partner-note')}
          </p>
          <a className="no-print" href="#top">
            {t('footer.top')}
          </a>
        </div>
      </div>
    </footer>
  )
}
