import './form.css'
import { useEffect, useRef } from 'react'
import { useSite } from '../site-context.tsx'
import { type FieldMessage, messageText } from './field-message.ts'

/** Says in the place of a form that it is done. The pressed button is gone, and the page is shorter: the focus moves here, and takes the window along. */
export function FormDone({ notice }: { notice: FieldMessage }) {
  const site = useSite()
  const element = useRef<HTMLParagraphElement>(null)
  useEffect(() => element.current?.focus(), [])
  return (
    <p className="form-notice" role="status" tabIndex={-1} ref={element}>
      {messageText(site, notice)}
    </p>
  )
}
