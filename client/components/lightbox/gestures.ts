import { swipeOf } from './swipe.ts'
import { nextZoom } from './zoom.ts'

/** What gestures can do to the lightbox. */
export interface Actions {
  /** The current zoom; 1 fits the screen. */
  zoom: () => number
  /** Zooms towards a point, in pixels from the centre. */
  zoomTo: (zoom: number, towards?: { x: number; y: number }) => void
  prev: () => void
  next: () => void
  first: () => void
  last: () => void
  close: () => void
}

/** How long further wheel events are ignored after one, in milliseconds: one notch fires many. */
const wheelPauseMs = 80

/**
 * Handles wheel, keys and pointer where this site's rules differ from the library's: its zoom multiplies, and its swipes start at 30 px.
 * Listens in the capture phase, so the library never sees the events handled here.
 * @returns Removes the listeners.
 */
export function followGestures(container: HTMLElement, actions: Actions): () => void {
  const listening = new AbortController()
  const options = { capture: true, passive: false, signal: listening.signal }
  followWheel(container, actions, options)
  followKeys(container, actions, options)
  followPointer(container, actions, options)
  return () => listening.abort()
}

function followWheel(container: HTMLElement, actions: Actions, options: AddEventListenerOptions): void {
  let lastStepAt = -wheelPauseMs
  container.addEventListener(
    'wheel',
    (event) => {
      // A horizontal scroll on a trackpad moves to the next picture.
      if (Math.abs(event.deltaY) <= Math.abs(event.deltaX)) return
      take(event)
      if (event.timeStamp - lastStepAt < wheelPauseMs) return
      lastStepAt = event.timeStamp
      const { left, top, width, height } = container.getBoundingClientRect()
      actions.zoomTo(nextZoom(actions.zoom(), event.deltaY < 0 ? 'in' : 'out'), {
        x: event.clientX - left - width / 2,
        y: event.clientY - top - height / 2,
      })
    },
    options,
  )
}

function followKeys(container: HTMLElement, actions: Actions, options: AddEventListenerOptions): void {
  const keys: Record<string, () => void> = {
    '+': () => actions.zoomTo(nextZoom(actions.zoom(), 'in')),
    // Plus without Shift.
    '=': () => actions.zoomTo(nextZoom(actions.zoom(), 'in')),
    '-': () => actions.zoomTo(nextZoom(actions.zoom(), 'out')),
    Home: actions.first,
    End: actions.last,
  }
  container.addEventListener(
    'keydown',
    (event) => {
      const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined
      if (!act || event.ctrlKey || event.metaKey || event.altKey) return
      take(event)
      act()
    },
    options,
  )
}

function followPointer(container: HTMLElement, actions: Actions, options: AddEventListenerOptions): void {
  const down = new Map<number, PointerEvent>()
  const mayMove = matchMedia('(prefers-reduced-motion: no-preference)').matches
  // A two-finger pinch; until both fingers are up, nothing counts as a swipe.
  let isPinch = false

  container.addEventListener('pointerdown', start, options)
  container.addEventListener('pointermove', follow, options)
  container.addEventListener('pointerup', finish, options)
  container.addEventListener('pointercancel', forget, options)

  function start(event: PointerEvent) {
    if (event.button !== 0 || isControl(event.target)) return
    down.set(event.pointerId, event)
    if (down.size > 1) {
      isPinch = true
      show(0)
    }
  }

  function follow(event: PointerEvent) {
    const started = down.get(event.pointerId)
    if (!started) return
    // The mouse button was released outside the window.
    if (event.buttons === 0) forget(event)
    else if (isSwipe()) show(event.clientX - started.clientX)
  }

  function finish(event: PointerEvent) {
    const started = down.get(event.pointerId)
    const gesture = started && swipeOf(event.clientX - started.clientX, event.clientY - started.clientY)
    const counts = isSwipe()
    if (gesture === 'click' && !isPinch && isBackdrop(event.target)) actions.close()
    if (counts && gesture === 'next') actions.next()
    if (counts && gesture === 'prev') actions.prev()
    if (gesture !== 'next' && gesture !== 'prev') show(0)
    forget(event)
  }

  function forget({ pointerId }: PointerEvent) {
    down.delete(pointerId)
    if (down.size === 0) isPinch = false
  }

  /** A zoomed picture is panned instead. */
  function isSwipe(): boolean {
    return !isPinch && actions.zoom() <= 1
  }

  /** Moves the picture with the finger; the library takes over from there. */
  function show(offset: number) {
    if (mayMove) container.style.setProperty('--yarl__swipe_offset', `${Math.round(offset)}px`)
  }
}

function take(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a') !== null
}

function isBackdrop(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('.yarl__slide, .yarl__slide_wrapper, .yarl__container')
}
