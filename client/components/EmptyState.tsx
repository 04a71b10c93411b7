import type { ReactNode } from 'react'
import { Mark } from './Mark.tsx'

/** Says that there is nothing, and offers the next step. */
export function EmptyState({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="empty">
      <Mark broken />
      <h2>{title}</h2>
      <p>{text}</p>
      <div className="empty-steps">{children}</div>
    </div>
  )
}
