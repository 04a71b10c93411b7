import { Wordmark } from '../components/Wordmark.tsx'
import { useSite } from '../site-context.tsx'
import { legalLinks, linkGroups, linksIn } from './footer-pages.ts'
import { LanguageLinks } from './LanguageLinks.tsx'
import { LinkList } from './LinkList.tsx'

/** About the publisher, links to everything, and the languages. */
export function Footer() {
  const { t, href, locale, name } = useSite()
  return (
    <footer className="footer night">
      <div className="page-width">
        <div className="footer-about">
          <Wordmark />
          <p>{t('footer.about')}</p>
          <a className="button" href={href('nieuwsbrief')}>
            {t('navigation.newsletter')}
          </a>
        </div>
        <div className="footer-groups">
          {linkGroups.map(({ title, links }) => (
            <nav key={title} aria-labelledby={idOf(title)}>
              <h2 className="footer-title" id={idOf(title)}>
                {t(title)}
              </h2>
              <LinkList links={linksIn(locale, links)} />
            </nav>
          ))}
        </div>
        <nav className="footer-end" aria-label={t('footer.legal')}>
          <LinkList className="footer-line" links={linksIn(locale, legalLinks)} />
          <LanguageLinks listClass="footer-line" />
        </nav>
        <div className="footer-end footer-note">
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

/** `footer.reading` is a text key; an id without a dot works as a selector. */
function idOf(title: string): string {
  return title.replace('.', '-')
}
