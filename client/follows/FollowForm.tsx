import '../components/toggle.css'
import './follow.css'
import { type FormEvent, useEffect } from 'react'
import { useAccount } from '../account/use-account.ts'
import { Icon } from '../components/Icon.tsx'
import { useSite } from '../site-context.tsx'
import { useGlobalState } from '../state/store.ts'
import { hasFollows } from './has-follows.ts'

interface FollowFormProps {
  /** A section, tag or company, as built by `client/push/topics.ts`. */
  topic: string
  name: string
  /** A small button next to a link with the name. */
  isIcon?: boolean
  /** Whether the reader is known to follow it, on pages of their own. */
  isFollowed?: boolean
}

const load = () => import('./follows.ts')

/**
 * Follows a topic, or leaves it. It's a form, so signed-in readers need no script; it keeps what strangers follow in the browser. The script is
 * loaded with the first press, and before that where something is followed or may be.
 */
export function FollowForm({ topic, name, isIcon = false, isFollowed: isKnown = false }: FollowFormProps) {
  const site = useSite()
  const { t, path, locale } = site
  const { isSignedIn, user } = useAccount()
  const isFollowed = useGlobalState('follows', null)?.includes(topic) ?? isKnown

  useEffect(() => {
    if (isSignedIn || hasFollows()) load().then((follows) => follows.prepareFollows(locale), console.warn)
  }, [isSignedIn, locale])

  function press(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    load().then(
      (follows) => follows.toggleFollow({ topic, name }, site, form),
      () => form.submit(),
    )
  }

  const words = t(isFollowed ? 'follow.following' : 'follow.follow', { name })
  return (
    <form className="follow-form no-print" method="post" action="/api/follows" onSubmit={press}>
      <input type="hidden" name="topic" value={topic} />
      <input type="hidden" name="naar" value={path} />
      <input type="hidden" name="action" value={isFollowed ? 'leave' : 'follow'} />
      {user && <input type="hidden" name="account" value={user.id} />}
      <button
        className={isIcon ? 'toggle-icon' : 'button button-quiet toggle'}
        type="submit"
        aria-pressed={isFollowed}
        {...(isIcon && { 'aria-label': words, title: words })}
      >
        {isFollowed ? <Icon name="check" /> : <Icon name="plus" />}
        {!isIcon && words}
      </button>
    </form>
  )
}
