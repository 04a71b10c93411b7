import { Result } from '../../components/account/Result.tsx'
import { Icon } from '../../components/Icon.tsx'
import type { FormAnswer } from '../../forms/answer.ts'
import { messageText } from '../../forms/field-message.ts'
import { useSite } from '../../site-context.tsx'

interface OutcomeProps {
  title: string
  answer: FormAnswer
}

/** Replaces a form with what came of it. */
export function Outcome({ title, answer }: OutcomeProps) {
  const site = useSite()
  const { t, href } = site
  return (
    <Result
      title={title}
      text={answer.notice ? messageText(site, answer.notice) : ''}
      icon={<Icon name="circle-check" />}
    >
      <a className="button" href={href('home')}>
        {t('newsletter-link.home')}
      </a>
    </Result>
  )
}
