import './human-check.css'
import { useEffect, useRef, useState } from 'react'
import { useSite } from '../../site-context.tsx'
import { useGlobalState } from '../../state/store.ts'
import type { FormDefinition } from '../define-form.ts'
import { checkAddress, openCheck } from './open-check.ts'
import { offerProofs } from './proofs.ts'

/** Height of the widget in pixels, until it has said its own. */
const usualHeight = 65

/**
 * Cloudflare's check that a person sends a form of strangers, where the site has it (decision 065). It is fetched once somebody touches the form, into
 * a frame of ours: none of Cloudflare's scripts run in the page itself.
 */
export function HumanCheck({ of }: { of: Pick<FormDefinition, 'name' | 'isForStrangers'> }) {
  const { checksHumans, user } = useSite()
  const isSignedIn = useGlobalState('loggedIn', user !== undefined)
  return checksHumans && of.isForStrangers && !isSignedIn ? <Check form={of.name} /> : null
}

function Check({ form }: { form: string }) {
  const { t, locale } = useSite()
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [address, setAddress] = useState<string | null>(null)
  const [height, setHeight] = useState(usualHeight)

  useEffect(() => {
    const element = place.current?.closest('form')
    const touch = () => setAddress(checkAddress(form, locale))
    if (element?.contains(document.activeElement)) touch()
    element?.addEventListener('focusin', touch, { once: true })
    return () => element?.removeEventListener('focusin', touch)
  }, [form, locale])

  useEffect(() => {
    const element = place.current?.closest('form')
    if (!address || !element || !frame.current) return
    const check = openCheck(frame.current, setHeight)
    const end = offerProofs(element, check.take)
    return () => {
      end()
      check.close()
    }
  }, [address])

  return (
    <div ref={place} className="human-check" hidden={address === null}>
      {address && <iframe ref={frame} src={address} title={t('form.human-check')} height={height} />}
    </div>
  )
}
