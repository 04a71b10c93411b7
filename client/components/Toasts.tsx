import './toasts.css'
import { useEffect, useRef, useState } from 'react'
import { useSite } from '../site-context.tsx'
import { type Toast, useGlobalState } from '../state/store.ts'
import { dismissToast } from '../state/toasts.ts'
import { Icon } from './Icon.tsx'

/** How long a toast stays, in milliseconds, unless somebody points at it or focuses it; news stays longer because it has a link. */
const stayMs = { done: 6000, wrong: 6000, news: 15_000 } as const

const icons = {
  done: <Icon name="circle-check" />,
  wrong: <Icon name="alert-triangle" />,
  news: <Icon name="bell" />,
} as const

/** Short messages at the edge of the screen. */
export function Toasts() {
  const toasts = useGlobalState('toasts')
  const region = useRef<HTMLDivElement>(null)
  // A live region announces additions, not its initial content.
  const [isListening, listen] = useState(false)
  const [isHeld, hold] = useState(false)

  useEffect(() => listen(true), [])

  useEffect(() => {
    // Above everything opened earlier, including dialogs.
    if (toasts.length === 0 || !region.current?.showPopover) return
    if (region.current.matches(':popover-open')) region.current.hidePopover()
    region.current.showPopover()
  }, [toasts])

  const shown = isListening ? toasts : []
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: not interactive; it only detects that somebody is reading
    <div
      ref={region}
      className="toasts"
      popover="manual"
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <ToastList role="status" toasts={shown.filter(({ kind }) => kind !== 'wrong')} isHeld={isHeld} />
      <ToastList role="alert" toasts={shown.filter(({ kind }) => kind === 'wrong')} isHeld={isHeld} />
    </div>
  )
}

interface ToastListProps {
  role: 'status' | 'alert'
  toasts: readonly Toast[]
  isHeld: boolean
}

function ToastList({ role, toasts, isHeld }: ToastListProps) {
  return (
    <div role={role} aria-atomic="false" className="toast-list">
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} isHeld={isHeld} />
      ))}
    </div>
  )
}

function ToastItem({ toast: { id, text, kind = 'done', path }, isHeld }: { toast: Toast; isHeld: boolean }) {
  const { t } = useSite()

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => dismissToast(id), stayMs[kind])
    return () => clearTimeout(timer)
  }, [id, kind, isHeld])

  return (
    <div className={kind === 'wrong' ? 'toast toast-wrong' : 'toast'}>
      {icons[kind]}
      <p>
        {path ? (
          <a href={path} onClick={() => dismissToast(id)}>
            {text}
          </a>
        ) : (
          text
        )}
      </p>
      <button
        type="button"
        className="toast-dismiss"
        aria-label={t('close')}
        onClick={() => dismissToast(id)}
      >
        <Icon name="x" />
      </button>
    </div>
  )
}
