import type { ReactNode } from 'react'

/** No frame: the page is all there is. */
export function EmptyLayout({ children }: { children: ReactNode }) {
  return (
    <main className="main main-full" id="content" tabIndex={-1}>
      {children}
    </main>
  )
}
