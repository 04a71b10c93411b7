import type { ReactNode } from 'react'
import { Mark } from './Mark.tsx'

interface EmptyStateProps {
  title: string
  text: string
  children: ReactNode
  /** Heading level; 3 within a part of a page. */
  level?: 2 | 3
}

/** Says that there is nothing here, and offers the next step. */
export function EmptyState({ title, text, children, level = 2 }: EmptyStateProps) {
  const Heading = level === 3 ? 'h3' : 'h2'
  return (
    <div className="empty">
      <Mark broken />
      <Heading>{title}</Heading>
      <p>{text}</p>
      <div className="empty-steps">{children}</div>
    </div>
  )
}
