import type { ReactNode } from 'react'
import { PressForm } from '../../components/account/PressForm.tsx'
import { useSite } from '../../site-context.tsx'
import { subscriptionActForm, type subscriptionActs } from '../../subscriptions/managing-forms.ts'

interface ActButtonProps {
  act: (typeof subscriptionActs)[number]
  /** What a toast says; default: that it is done. */
  done?: string
  children: ReactNode
}

/** One press that changes the subscription of the page. */
export function ActButton({ act, done, children }: ActButtonProps) {
  const { t } = useSite()
  return (
    <PressForm of={subscriptionActForm} fields={{ act }} done={done ?? t('subscription-form.done')}>
      {children}
    </PressForm>
  )
}
