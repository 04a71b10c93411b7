import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '../navigation/when-idle.ts'
import { useSite } from '../site-context.tsx'
import type { FollowProps } from './FollowButton.tsx'

/**
 * The place of a button that follows a topic. Messages need script, so the button comes with it, in a quiet moment; its room is kept
 * free, so nothing moves. Where messages are off there is nothing at all.
 */
export function FollowSlot(props: FollowProps) {
  const { pushes } = useSite()
  const [Button, setButton] = useState<ComponentType<FollowProps> | null>(null)

  useEffect(() => {
    if (!pushes) return
    whenIdle()
      .then(() => import('./FollowButton.tsx'))
      // Without a connection for it the page does without.
      .then(({ FollowButton }) => setButton(() => FollowButton), console.warn)
  }, [pushes])

  return (
    pushes && <div className="follow-slot no-print">{Button && <Button key={props.topic} {...props} />}</div>
  )
}
