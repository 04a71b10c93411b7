import { useEffect, useEffectEvent } from 'react'
import { useAccount } from '../../account/use-account.ts'
import type { SavedKey } from '../../content/saved-key.ts'
import type { AuthErrorCode } from '../../firebase/auth-errors.ts'
import { refreshInPlace } from '../../navigation/in-place.ts'
import { useSite } from '../../site-context.tsx'
import { setState } from '../../state/store.ts'
import { whenIdle } from '../../when-idle.ts'
import type { AccountProps } from './account-props.ts'

/**
 * Keeps the visible list up to date: changes from other devices show immediately. Without Firebase, or before its code is loaded, the list
 * stays as rendered.
 */
export function LiveSaved({ entries, olderCount }: NonNullable<AccountProps['saved']>) {
  const { isLive, t } = useSite()
  const { isSignedIn } = useAccount()

  const compare = useEffectEvent((list: SavedKey[]) => {
    setState('saved', list)
    const isShown =
      list.length === entries.length + olderCount &&
      entries.every(({ kind, number }, index) => list[index] === `${kind}/${number}`)
    if (!isShown) refreshInPlace()
  })
  const end = useEffectEvent(async (code: AuthErrorCode) => {
    const { leaveSite } = await import('../../firebase/leave-site.ts')
    await leaveSite(code, t)
  })

  useEffect(() => {
    if (!isLive || !isSignedIn) return
    let stop: (() => void) | null = () => {}
    whenIdle()
      .then(() => stop && import('../../firebase/follow-saved.ts'))
      .then((module) => {
        if (module && stop)
          stop = module.followSaved({ onList: (list) => compare(list), onEnded: (code) => end(code) })
      })
      // Offline, or the build is gone: the list stays as rendered.
      .catch(() => {})
    return () => {
      stop?.()
      stop = null
    }
  }, [isLive, isSignedIn])
  return null
}
