import type { ReactNode } from 'react'

interface PageHeadingProps {
  title: string
  label?: ReactNode
  intro?: string | null
}

/** The page's main heading; receives the focus after navigation. */
export function PageHeading({ title, label, intro }: PageHeadingProps) {
  return (
    <header className="page-heading">
      {label && <p className="page-heading-label">{label}</p>}
      <h1 tabIndex={-1}>{title}</h1>
      {intro && <p className="page-heading-intro">{intro}</p>}
    </header>
  )
}
