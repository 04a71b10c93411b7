import { type ReactNode, useEffect, useRef } from 'react'
import { AccountDoor } from './AccountDoor.tsx'

interface ResultProps {
  title: string
  text: string
  /** What to do when this is not what one hoped for. */
  hint?: string
  icon: ReactNode
  /** The ways on. */
  children?: ReactNode
  /** A form that helps on. */
  below?: ReactNode
}

/** What came of a form or of a link, in place of what was asked; it takes the focus, so that it is heard. */
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
