import type { ReactNode } from 'react'
import { isBrokenLink } from '../../components/account/broken-link.ts'
import { Result } from '../../components/account/Result.tsx'
import { Icon } from '../../components/Icon.tsx'
import type { FormAnswer } from '../../forms/answer.ts'
import type { QueryValues } from '../../href.ts'
import type { RouteName } from '../../routes.ts'
import { useSite } from '../../site-context.tsx'

interface ConfirmOutcomeProps {
  answer: FormAnswer | null
  /** What is said once it is done; without, another page is next. */
  done?: { title: string; text: string }
  /** What is said about a code that no longer works. */
  brokenText: string
  /** Where to continue, whatever the outcome. */
  next: { route: RouteName; query?: QueryValues; label: string }
  /** Shown below the message about a code that no longer works. */
  whenBroken?: ReactNode
  /** The form; shown until there is an outcome. */
  children: ReactNode
}

/** Replaces a confirmation form with its outcome. */
export function ConfirmOutcome({
  answer,
  done,
  brokenText,
  next,
  whenBroken,
  children,
}: ConfirmOutcomeProps) {
  const { t, href } = useSite()
  if (done && answer?.isDone)
    return (
      <Result title={done.title} text={done.text} icon={<Icon name="circle-check" />}>
        <a className="button" href={href(next.route, {}, next.query)}>
          {next.label}
        </a>
      </Result>
    )
  if (isBrokenLink(answer))
    return (
      <Result
        title={t('account.confirm.broken-title')}
        text={brokenText}
        icon={<Icon name="alert-triangle" />}
        below={whenBroken}
      >
        <a className="button button-quiet" href={href(next.route, {}, next.query)}>
          {next.label}
        </a>
      </Result>
    )
  return children
}
