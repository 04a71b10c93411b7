import './account.css'
import type { ReactNode } from 'react'
import { PageHeading } from '../PageHeading.tsx'

interface AccountDoorProps {
  title: string
  intro?: string
  children: ReactNode
  /** Stands beside what is asked: where else to go, or why. */
  beside?: ReactNode
}

/** A page with one thing to do in one column, and what may help beside it. */
export function AccountDoor({ title, intro, children, beside }: AccountDoorProps) {
  return (
    <div className="page-width account-door">
      <PageHeading title={title} intro={intro} />
      <div className="account-columns">
        <div className="account-main">{children}</div>
        {beside && <div className="account-beside">{beside}</div>}
      </div>
    </div>
  )
}
