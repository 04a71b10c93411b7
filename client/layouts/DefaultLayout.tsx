import type { ReactNode } from 'react'
import { useSite } from '../site-context.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

/** The layout of most pages: header, page, footer. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const { t } = useSite()
  return (
    <>
      <a className="skip-link" href="#content">
        {t('navigation.skip')}
      </a>
      <Header />
      <main className="main" id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  )
}
