import type { ReactNode } from 'react'
import { Wordmark } from '../components/Wordmark.tsx'
import { useSite } from '../site-context.tsx'

/** One task on a full screen, with only the wordmark as a link. */
export function FullpageLayout({ children }: { children: ReactNode }) {
  const { t } = useSite()
  return (
    <>
      <a className="skip-link" href="#content">
        {t('navigation.skip')}
      </a>
      <header className="header">
        <div className="page-width header-row">
          <Wordmark />
        </div>
      </header>
      <main className="main" id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
