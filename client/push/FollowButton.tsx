import '../components/toggle.css'
import './follow.css'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../components/Icon.tsx'
import { prepareFollows, setFollowed } from '../follows/follows.ts'
import { useLaterTexts } from '../i18n/use-later-texts.ts'
import { useSite } from '../site-context.tsx'
import { useGlobalState } from '../state/store.ts'
import { showToast } from '../state/toasts.ts'
import { pushConsent } from './consent.ts'
import { askPermission } from './permission.ts'
import { problemOf } from './problems.ts'
import { follow, leave } from './registration.ts'
import { remembered } from './remembered.ts'
import { allJobs, isFollowable } from './topics.ts'

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
  const follows = useGlobalState('follows', null)
  const isInList = follows?.includes(topic)
  const wasInList = useRef(isInList)

  // Messages on this device end with what they are about.
  useEffect(() => {
    const isLeft = wasInList.current && isInList === false
    wasInList.current = isInList
    if (isLeft && remembered()?.topics.includes(topic))
      leave(topic, locale).then(() => setFollowing(false), console.warn)
  }, [isInList, topic, locale])

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
      // What one is notified of is followed too: there is one list.
      if (!isFollowing && isFollowable(topic)) {
        await prepareFollows(locale)
        await setFollowed(topic, true)
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
    <>
      <button
        className="button button-quiet toggle follow"
        type="button"
        aria-pressed={isFollowing}
        aria-disabled={isBusy}
        onClick={press}
      >
        {isFollowing ? <Icon name="check" /> : <Icon name="bell" />}
        {t(isBusy ? 'push.busy' : isFollowing ? 'push.following' : 'push.follow', { what })}
      </button>
      {!isFollowing && !remembered() && <p className="follow-consent">{pushConsent[locale]}</p>}
    </>
  )
}
