import type { ReactNode } from 'react'

/** A layout without header and footer. */
export function EmptyLayout({ children }: { children: ReactNode }) {
  return (
    <main className="main main-full" id="content" tabIndex={-1}>
      {children}
    </main>
  )
}
