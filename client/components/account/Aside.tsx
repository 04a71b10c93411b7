import type { ReactNode } from 'react'

/** A short text beside a form, with the way on. */
export function Aside({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <section className="account-aside">
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </section>
  )
}
