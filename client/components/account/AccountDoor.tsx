import './account.css'
import type { ReactNode } from 'react'
import { PageHeading } from '../PageHeading.tsx'

interface AccountDoorProps {
  title: string
  intro?: string
  children: ReactNode
  /** Next to the form: alternatives, or reasons. */
  beside?: ReactNode
}

/** A page with one task in one column and help next to it. */
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
