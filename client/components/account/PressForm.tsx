import type { ReactNode } from 'react'
import { messageText } from '../../forms/field-message.ts'
import { useSite } from '../../site-context.tsx'

interface PressFormProps {
  /** As the worker knows it; several of one name may stand on a page. */
  name: string
  /** What it is about. */
  fields?: Readonly<Record<string, string | number>>
  /** What the button does, where its words alone do not say to what. */
  label?: string
  children: ReactNode
}

/** One button that does one thing, and comes back to the page. It needs no script. */
export function PressForm({ name, fields = {}, label, children }: PressFormProps) {
  const { path } = useSite()
  return (
    <form method="post" action={path}>
      <input type="hidden" name="form" value={name} />
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <button className="button button-quiet" type="submit" aria-label={label}>
        {children}
      </button>
    </form>
  )
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
