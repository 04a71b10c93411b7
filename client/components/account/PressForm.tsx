import { type FormEvent, type ReactNode, useRef } from 'react'
import type { FormDefinition } from '../../forms/define-form.ts'
import { FormOrigin } from '../../forms/FormOrigin.tsx'
import { messageText } from '../../forms/field-message.ts'
import { newIdempotencyKey, sendForm } from '../../forms/send-form.ts'
import { goInPlace } from '../../navigation/in-place.ts'
import { useSite } from '../../site-context.tsx'
import { showToast } from '../../state/toasts.ts'

interface PressFormProps {
  /** Several of one kind may stand on a page. */
  of: FormDefinition
  /** What it is about. */
  fields?: Readonly<Record<string, string | number>>
  /** What the button does, where its words alone do not say to what. */
  label?: string
  /** What a toast says once it is done, while the page renews itself in place; without it the page is loaded again. */
  done?: string
  onDone?: () => void
  /** Id of the element that a browser scrolls to if it sends the form itself: without script, or before that is there. */
  anchor?: string
  children: ReactNode
}

/** One button that does one thing, and comes back to the page. It needs no script. */
export function PressForm({ of: form, fields = {}, label, done, onDone, anchor, children }: PressFormProps) {
  const site = useSite()
  const { path } = site
  const isSending = useRef(false)

  async function sendInstead(event: FormEvent) {
    // Without the Navigation API pages cannot renew themselves.
    if (done === undefined || !('navigation' in window)) return
    event.preventDefault()
    // A second press while the first is on its way is the same press.
    if (isSending.current) return
    isSending.current = true
    const answer = await sendForm(path, form.name, textsOf(fields), { key: newIdempotencyKey() })
    isSending.current = false
    if (answer.isDone) {
      onDone?.()
      showToast(done)
      goInPlace(path)
    } else showToast(messageText(site, answer.notice ?? { key: 'form.failed' }), 'wrong')
  }

  return (
    <form method="post" action={anchor ? `${path}#${anchor}` : path} onSubmit={sendInstead}>
      <FormOrigin of={form} />
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

/** Says why a press of one of these buttons came to nothing. */
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
