import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import type { Picture } from '../../content/picture.ts'
import { useSite } from '../../site-context.tsx'
import { sourcesOf } from '../picture-sources.ts'
import { photoAnchor, photoNumberIn } from './photo-address.ts'

type Dialog = typeof import('./LightboxDialog.tsx').LightboxDialog

type Opened = Pick<ComponentProps<Dialog>, 'number' | 'hasEntry' | 'sources'> & { Dialog: Dialog }

interface LightboxControl {
  /** Click handler for a picture's link. */
  open: (event: MouseEvent<HTMLAnchorElement>, number: number) => void
  /** The lightbox while it is open. */
  dialog: ReactNode
}

/**
 * Opens the links of pictures in a lightbox. Its code is loaded when the first picture is opened, by a click or by an address such as
 * `#foto-3`; without script the links point to the picture files.
 * @param firstNumber Number of the first picture, counted from 1 over all pictures of the page.
 */
export function useLightbox(pictures: Picture[], firstNumber: number): LightboxControl {
  const { resizesPictures } = useSite()
  const [opened, setOpened] = useState<Opened | null>(null)
  const isOpening = useRef(false)

  async function show(number: number, hasEntry: boolean) {
    // Ignores a second click while the code is loading.
    if (isOpening.current) return
    isOpening.current = true
    const { LightboxDialog } = await import('./LightboxDialog.tsx').finally(() => {
      isOpening.current = false
    })
    if (hasEntry) history.pushState(history.state, '', `#${photoAnchor(number)}`)
    const sources = pictures.map((picture) => ({ ...picture, sources: sourcesOf(picture, resizesPictures) }))
    setOpened((now) => now ?? { number, hasEntry, sources, Dialog: LightboxDialog })
  }

  const followAddress = useEffectEvent(() => {
    const number = photoNumberIn(location.hash) ?? 0
    const isOurs = number >= firstNumber && number < firstNumber + pictures.length
    // The page shows the picture too, only smaller, so a failure can be ignored.
    if (isOurs && !opened) show(number, false).catch(console.warn)
  })

  useEffect(() => {
    const follow = () => followAddress()
    follow()
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])

  function open(event: MouseEvent<HTMLAnchorElement>, number: number) {
    // The reader wants a new tab or a download.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const address = event.currentTarget.href
    show(number, true).catch(() => location.assign(address))
  }

  function close(number: number) {
    setOpened(null)
    document.getElementById(photoAnchor(number))?.focus({ preventScroll: true })
  }

  return {
    open,
    dialog: opened && (
      <opened.Dialog
        sources={opened.sources}
        firstNumber={firstNumber}
        number={opened.number}
        hasEntry={opened.hasEntry}
        onClosed={() => close(opened.number)}
      />
    ),
  }
}
