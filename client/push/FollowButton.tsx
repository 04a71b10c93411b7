import './follow.css'
import { useState } from 'react'
import { Icon } from '../components/Icon.tsx'
import { useLaterTexts } from '../i18n/use-later-texts.ts'
import { useSite } from '../site-context.tsx'
import { showToast } from '../state/toasts.ts'
import { askPermission } from './permission.ts'
import { problemOf } from './problems.ts'
import { follow, leave } from './registration.ts'
import { remembered } from './remembered.ts'
import { allJobs } from './topics.ts'

/** The topic to follow. */
export interface FollowProps {
  /** As built by `topics.ts`. */
  topic: string
  /** The name readers know it by; absent for a search, which the page itself shows. */
  name?: string
}

/** Follows or unfollows a topic and shows which. The first press on any such button asks for the notification permission. */
export function FollowButton({ topic, name }: FollowProps) {
  const { locale } = useSite()
  const t = useLaterTexts('push')
  const [isFollowing, setFollowing] = useState(() => remembered()?.topics.includes(topic) ?? false)
  const [isBusy, setBusy] = useState(false)
  if (!t) return null
  const what = name ?? t(topic === allJobs ? 'push.any-job' : 'push.search')

  async function press() {
    if (isBusy || !t) return
    setBusy(true)
    try {
      if (isFollowing) await leave(topic, locale)
      else {
        await askPermission()
        await follow(topic, locale)
      }
      setFollowing(!isFollowing)
      showToast(t(isFollowing ? 'push.left' : 'push.followed', { what }))
    } catch (failure) {
      showToast(t(`push.problem.${problemOf(failure)}`), 'wrong')
    } finally {
      setBusy(false)
    }
  }

  return (
    <button
      className="button button-quiet follow"
      type="button"
      aria-pressed={isFollowing}
      aria-disabled={isBusy}
      onClick={press}
    >
      {isFollowing ? <Icon name="check" /> : <Icon name="bell" />}
      {t(isBusy ? 'push.busy' : isFollowing ? 'push.following' : 'push.follow', { what })}
    </button>
  )
}
