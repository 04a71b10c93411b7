import { useState } from 'react'
import { useSite } from '../../site-context.tsx'
import { useHydrated } from '../../state/use-hydrated.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { type ControlProps, useControl } from './use-control.ts'

interface PasswordFieldProps extends Pick<ControlProps, 'label' | 'hint'> {
  autoComplete: 'current-password' | 'new-password'
}

/** A password, which may be shown and pasted. */
export function PasswordField({ autoComplete, ...props }: PasswordFieldProps) {
  const { t } = useSite()
  const { frame, control } = useControl(props)
  const [isShown, show] = useState(false)
  const isHydrated = useHydrated()
  return (
    <FieldFrame {...frame}>
      <div className="control-row">
        <input
          {...control}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize={isShown ? 'none' : undefined}
          spellCheck={false}
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
