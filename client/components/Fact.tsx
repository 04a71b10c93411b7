import type { ReactNode } from 'react'
import './fact-list.css'

interface FactProps {
  label: string
  children: ReactNode
}

/** One line of a `<dl className="fact-list">`. */
export function Fact({ label, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd suppressHydrationWarning>{children}</dd>
    </div>
  )
}
