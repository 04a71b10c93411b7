import { type ComponentType, useEffect, useState } from 'react'
import { useSite } from '../site-context.tsx'
import { whenIdle } from '../when-idle.ts'
import type { FollowProps } from './FollowButton.tsx'

/**
 * Placeholder for a follow button. Push needs script, so the button is loaded when the browser is idle; its space is reserved, so nothing
 * shifts. Renders nothing where push is switched off.
 */
export function FollowSlot(props: FollowProps) {
  const { pushes, promptsOff } = useSite()
  const isOffered = pushes && !promptsOff.includes('push')
  const [Button, setButton] = useState<ComponentType<FollowProps> | null>(null)

  useEffect(() => {
    if (!isOffered) return
    whenIdle()
      .then(() => import('./FollowButton.tsx'))
      // Without a connection the page works without it.
      .then(({ FollowButton }) => setButton(() => FollowButton), console.warn)
  }, [isOffered])

  return (
    isOffered && (
      <div className="follow-slot no-print">{Button && <Button key={props.topic} {...props} />}</div>
    )
  )
}
