import { swipeOf } from './swipe.ts'
import { nextZoom } from './zoom.ts'

/** What gestures do to the lightbox, at the moment of each. */
export interface Actions {
  /** How near the picture is; 1 fits the screen. */
  zoom: () => number
  /** Zooms towards a point, in pixels from the middle. */
  zoomTo: (zoom: number, towards?: { x: number; y: number }) => void
  prev: () => void
  next: () => void
  first: () => void
  last: () => void
  close: () => void
}

/** After a step of the wheel, further ones are ignored for so long: one notch sends many of them. */
const wheelPauseMs = 80

/**
 * Wheel, keys and pointer by this site's rules, where the lightbox's own differ: its zoom multiplies, its swipes start at 30 px.
 * They are heard on the way down, so it never learns of what is handled here.
 * @returns Ends it.
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
      // Sideways is the trackpad's way to the next picture.
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
    // The plus without Shift.
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
  // Two fingers pinch; until both are up nothing they do is a swipe.
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
    // The mouse was let go of outside the window.
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

  /** A picture that is nearer than the screen is moved about instead. */
  function isSwipe(): boolean {
    return !isPinch && actions.zoom() <= 1
  }

  /** Lets the picture follow the finger; the lightbox goes on from there. */
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
