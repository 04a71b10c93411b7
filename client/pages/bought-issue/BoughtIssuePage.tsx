import { Result } from '../../components/account/Result.tsx'
import { Icon } from '../../components/Icon.tsx'
import type { PagedFile } from '../../content/download-file.ts'
import { useSite } from '../../site-context.tsx'

/** Props of the page on which a bought issue is read. */
export interface BoughtIssueProps {
  /** Null for a code that opens nothing. */
  issue: {
    order: number
    name: string
    isOnPaper: boolean
    isPaid: boolean
    pdf: PagedFile | null
    flipbookUrl: string | null
  } | null
}

/** An issue that was bought, to read. */
export function BoughtIssuePage({ issue }: BoughtIssueProps) {
  const { t, href } = useSite()
  const toAll = (
    <a className="button button-quiet" href={href('magazines')}>
      {t('issues.read.all')}
    </a>
  )
  if (!issue?.isPaid)
    return (
      <Result
        title={t(`issues.read.${issue ? 'unpaid' : 'broken'}-title`)}
        text={t(`issues.read.${issue ? 'unpaid' : 'broken'}-text`)}
        icon={<Icon name="alert-triangle" />}
      >
        {toAll}
      </Result>
    )
  const { name, pdf, flipbookUrl, isOnPaper, order } = issue
  const isReadable = pdf !== null || flipbookUrl !== null
  return (
    <Result
      title={name}
      text={t(isReadable ? 'issues.read.text' : isOnPaper ? 'issues.read.on-paper' : 'issues.read.withdrawn')}
      hint={t(isReadable ? (isOnPaper ? 'issues.read.paper' : 'issues.read.order') : 'issues.read.number', {
        order,
      })}
      icon={<Icon name="book" />}
    >
      {pdf && (
        <a className="button" href={pdf.href}>
          {t('issues.read.download')}
        </a>
      )}
      {flipbookUrl && (
        <a className="button button-quiet" href={flipbookUrl} rel="nofollow noopener noreferrer">
          {t('issues.read.flipbook')}
        </a>
      )}
      {toAll}
    </Result>
  )
}
