import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { forever } from '../state/forever.ts'

/** How far below the window a part is when its code is fetched. */
const ahead = '800px'

/**
 * A part of a page that is in the document, but whose code readers fetch when they come near it. Its forms and links work before that, as they
 * do without script.
 * @param atHand The part itself in the worker, null in browsers. Its file is in the list of `scripts/build/browser-only.ts`.
 * @param load Fetches it. If that fails, the part stays as the worker rendered it.
 * @returns The part. What it is given must not change before it is near, other than by a navigation.
 */
export function laterPart<Props extends object = object>(
  atHand: ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  if (import.meta.env.SSR && !atHand)
    throw new Error('The worker has no such part: add its file to scripts/build/browser-only.ts')
  let comeNear = () => {}
  const near = new Promise<void>((resolve) => {
    comeNear = resolve
  })
  const Part =
    atHand ??
    lazy<(props: Props) => ReactNode>(() =>
      near.then(load).then((Component) => ({ default: (props) => <Component {...props} /> }), forever<never>),
    )

  return function LaterPart(props) {
    const place = useRef<HTMLDivElement>(null)

    useEffect(() => {
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && comeNear(),
        { rootMargin: ahead },
      )
      if (place.current) observer.observe(place.current)
      return () => observer.disconnect()
    }, [])

    return (
      <div ref={place}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </div>
    )
  }
}
