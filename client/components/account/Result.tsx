import { type ReactNode, useEffect, useRef } from 'react'
import { AccountDoor } from './AccountDoor.tsx'

interface ResultProps {
  title: string
  text: string
  /** What to do if this isn't the expected outcome. */
  hint?: string
  icon: ReactNode
  /** Links to continue. */
  children?: ReactNode
  /** A form that helps. */
  below?: ReactNode
}

/** The outcome of a form or a link, shown in its place; receives the focus, so that it is announced. */
export function Result({ title, text, hint, icon, children, below }: ResultProps) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    place.current?.querySelector<HTMLElement>('h1')?.focus()
  }, [])

  return (
    <div ref={place}>
      <AccountDoor title={title}>
        <div className="account-result">
          {icon}
          <div>
            <p>{text}</p>
            {hint && <p className="account-hint">{hint}</p>}
            {children && <div className="account-ways">{children}</div>}
          </div>
        </div>
        {below}
      </AccountDoor>
    </div>
  )
}
