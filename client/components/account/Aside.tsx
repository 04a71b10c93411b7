import type { ReactNode } from 'react'

/** A short text next to a form, with a link or action. */
export function Aside({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <section className="account-aside">
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </section>
  )
}
