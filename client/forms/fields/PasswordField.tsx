import { type ReactNode, useState } from 'react'
import { useSite } from '../../site-context.tsx'
import { useHydrated } from '../../state/use-hydrated.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { useField } from './use-field.ts'
import { useTyped } from './use-typed.ts'

interface PasswordFieldProps {
  label: string
  hint?: ReactNode
  autoComplete: 'current-password' | 'new-password'
}

/** A password, which may be shown and pasted. */
export function PasswordField({ label, hint, autoComplete }: PasswordFieldProps) {
  const { t } = useSite()
  const field = useField<string>(label)
  const input = useTyped<HTMLInputElement>(({ value }) => value !== field.value && field.change(value))
  const [isShown, show] = useState(false)
  const isHydrated = useHydrated()
  return (
    <FieldFrame id={field.id} label={label} hint={hint} error={field.error}>
      <div className="control-row">
        <input
          ref={input}
          className="control"
          id={field.id}
          name={field.name}
          type={isShown ? 'text' : 'password'}
          value={field.value}
          autoComplete={autoComplete}
          autoCapitalize={isShown ? 'none' : undefined}
          spellCheck={false}
          required
          aria-invalid={field.error !== null}
          aria-describedby={field.describedBy(Boolean(hint))}
          onChange={(event) => field.change(event.target.value)}
          onBlur={field.blur}
        />
        {isHydrated && (
          <button
            className="control-button"
            type="button"
            aria-pressed={isShown}
            aria-label={t('form.show-password')}
            onClick={() => show(!isShown)}
          >
            {t(isShown ? 'form.hide' : 'form.show')}
          </button>
        )}
      </div>
    </FieldFrame>
  )
}
