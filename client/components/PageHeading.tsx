import type { ReactNode } from 'react'

interface PageHeadingProps {
  title: string
  label?: ReactNode
  intro?: string | null
}

/** The one heading of a page; it takes the focus after a navigation. */
export function PageHeading({ title, label, intro }: PageHeadingProps) {
  return (
    <header className="page-heading">
      {label && <p className="page-heading-label">{label}</p>}
      <h1 tabIndex={-1}>{title}</h1>
      {intro && <p className="page-heading-intro">{intro}</p>}
    </header>
  )
}
