import { Result } from '../../components/account/Result.tsx'
import { Icon } from '../../components/Icon.tsx'
import type { FormAnswer } from '../../forms/answer.ts'
import { SignUp } from '../../newsletter/SignUp.tsx'
import { useSite } from '../../site-context.tsx'

/** Whether the code of a mail was refused: nothing else of the form matters then. */
export function isBroken(answer: FormAnswer | null): boolean {
  return answer?.isDone === false && answer.notice?.key === 'newsletter-form.broken'
}

/** In place of a form whose code no longer works, with a way to another one. */
export function BrokenLink() {
  const { t } = useSite()
  return (
    <Result
      title={t('newsletter-link.broken-title')}
      text={t('newsletter-form.broken')}
      hint={t('newsletter-link.again')}
      icon={<Icon name="alert-triangle" />}
      below={<SignUp isForAnyAddress />}
    />
  )
}
