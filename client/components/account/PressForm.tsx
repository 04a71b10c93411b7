import { type FormEvent, type ReactNode, useRef } from 'react'
import { FormOrigin } from '../../forms/FormOrigin.tsx'
import { messageText } from '../../forms/field-message.ts'
import { sendForm } from '../../forms/send-form.ts'
import { goInPlace } from '../../navigation/in-place.ts'
import { useSite } from '../../site-context.tsx'
import { showToast } from '../../state/toasts.ts'

interface PressFormProps {
  /** The form's name in the worker; a page may have several with the same name. */
  name: string
  /** What it applies to. */
  fields?: Readonly<Record<string, string | number>>
  /** Accessible name of the button, if its text doesn't say what it applies to. */
  label?: string
  /** Toast shown once it's done, while the page updates in place; without it the page reloads. */
  done?: string
  onDone?: () => void
  children: ReactNode
}

/** A form with a single button that returns to the page. Works without script. */
export function PressForm({ name, fields = {}, label, done, onDone, children }: PressFormProps) {
  const site = useSite()
  const { path } = site
  const isSending = useRef(false)

  async function sendInstead(event: FormEvent) {
    // Without the Navigation API pages can't update in place.
    if (done === undefined || !('navigation' in window)) return
    event.preventDefault()
    // Ignores a second press while the first is being sent.
    if (isSending.current) return
    isSending.current = true
    const answer = await sendForm(path, name, textsOf(fields))
    isSending.current = false
    if (answer.isDone) {
      onDone?.()
      showToast(done)
      goInPlace(path)
    } else showToast(messageText(site, answer.notice ?? { key: 'form.failed' }), 'wrong')
  }

  return (
    <form method="post" action={path} onSubmit={sendInstead}>
      <FormOrigin name={name} />
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <button className="button button-quiet" type="submit" aria-label={label}>
        {children}
      </button>
    </form>
  )
}

function textsOf(fields: Readonly<Record<string, string | number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, String(value)]))
}

/** Says why a press on one of these buttons failed. */
export function PressNotice({ of: names }: { of: readonly string[] }) {
  const site = useSite()
  const { returnedForm } = site
  if (!returnedForm || !names.includes(returnedForm.name)) return null
  const { answer } = returnedForm
  if (answer.isDone) return null
  return (
    <p className="form-notice form-notice-wrong" role="alert">
      {messageText(site, answer.notice ?? { key: 'form.failed' })}
    </p>
  )
}
