import { useEffect, useRef, useState } from 'react'
import { useSite } from '../../site-context.tsx'
import { type CodeReader, codeReader } from './code-reader.ts'

const lookMs = 250
/** The same code stays in view for a while. */
const sameMs = 4000

/** Reads tickets by the camera, where there is one. */
export function Scanner({ onTicket }: { onTicket: (ticket: string) => void }) {
  const { t } = useSite()
  const [isPossible, setPossible] = useState(false)
  const [isOn, setOn] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const video = useRef<HTMLVideoElement>(null)
  const found = useRef(onTicket)
  found.current = onTicket

  useEffect(() => setPossible('mediaDevices' in navigator), [])
  useEffect(() => {
    if (!isOn) return
    let read: CodeReader | null = null
    let isLooking = false
    let stream: MediaStream | null = null
    let last = { ticket: '', at: 0 }
    let isStopped = false

    async function start() {
      const reader = codeReader()
      // Asked at once: a browser that waits forgets that somebody pressed a button.
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (isStopped || !video.current) return stop()
      video.current.srcObject = stream
      await video.current.play()
      read = await reader
    }
    function stop() {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    async function look() {
      // A slow phone may take longer than the time between two looks.
      if (!read || isLooking || !video.current || video.current.readyState < 2) return
      isLooking = true
      const ticket = await read(video.current).catch(() => null)
      isLooking = false
      if (isStopped || !ticket || (ticket === last.ticket && Date.now() - last.at < sameMs)) return
      last = { ticket, at: Date.now() }
      found.current(ticket)
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
