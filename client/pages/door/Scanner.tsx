import { useEffect, useRef, useState } from 'react'
import { useSite } from '../../site-context.tsx'

/** The browser's own reader of codes, which not all have. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}

type DetectorClass = new (options: { formats: string[] }) => Detector

function detectorClass(): DetectorClass | null {
  const known: unknown = Reflect.get(globalThis, 'BarcodeDetector')
  return typeof known === 'function' ? (known as DetectorClass) : null
}

const lookMs = 250
/** The same code stays in view for a while. */
const sameMs = 4000

/** Reads tickets by the camera, where the browser can. */
export function Scanner({ onTicket }: { onTicket: (ticket: string) => void }) {
  const { t } = useSite()
  const [isPossible, setPossible] = useState(false)
  const [isOn, setOn] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const video = useRef<HTMLVideoElement>(null)
  const found = useRef(onTicket)
  found.current = onTicket

  useEffect(() => setPossible(detectorClass() !== null && 'mediaDevices' in navigator), [])
  useEffect(() => {
    const Reader = detectorClass()
    if (!isOn || !Reader) return
    const detector = new Reader({ formats: ['qr_code'] })
    let stream: MediaStream | null = null
    let last = { ticket: '', at: 0 }
    let isStopped = false

    async function start() {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (isStopped || !video.current) return stop()
      video.current.srcObject = stream
      await video.current.play()
    }
    function stop() {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    async function look() {
      if (!video.current || video.current.readyState < 2) return
      const [code] = await detector.detect(video.current).catch(() => [])
      if (!code || (code.rawValue === last.ticket && Date.now() - last.at < sameMs)) return
      last = { ticket: code.rawValue, at: Date.now() }
      found.current(code.rawValue)
    }

    start().catch(() => {
      setFailed(true)
      setOn(false)
    })
    const timer = setInterval(look, lookMs)
    return () => {
      isStopped = true
      clearInterval(timer)
      stop()
    }
  }, [isOn])

  if (!isPossible) return null
  return (
    <div className="door-scanner">
      {isOn && <video ref={video} className="door-video" muted playsInline />}
      <button type="button" className="button button-quiet" onClick={() => setOn(!isOn)}>
        {t(isOn ? 'door.stop' : 'door.scan')}
      </button>
      {hasFailed && <p role="status">{t('door.no-camera')}</p>}
    </div>
  )
}
