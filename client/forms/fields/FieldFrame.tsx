import type { ReactNode } from 'react'
import { useSite } from '../../site-context.tsx'

interface FieldFrameProps {
  id: string
  label: string
  hint?: ReactNode
  error: string | null
  optional?: boolean
  children: ReactNode
}

/** A control with its label above it, and below it what is wrong. */
export function FieldFrame({ id, label, hint, error, optional = false, children }: FieldFrameProps) {
  const { t } = useSite()
  return (
    <div className={error ? 'field field-wrong' : 'field'}>
      <label className="field-label" htmlFor={id}>
        {label}
        {optional && <span className="field-optional"> {t('form.optional')}</span>}
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}

/** The place of a field's error; it is there before the error is, so that what comes into it is announced. */
export function FieldError({ id, error }: { id: string; error: string | null }) {
  return (
    <p className="field-error" id={`${id}-error`} aria-live="polite">
      {error}
    </p>
  )
}
