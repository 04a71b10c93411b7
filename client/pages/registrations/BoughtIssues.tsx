import { PartHeading } from '../../components/PartHeading.tsx'
import { useSite } from '../../site-context.tsx'

/** An issue of the magazine that a reader bought. */
export interface IssueEntry {
  order: number
  /** As on its invoice. */
  name: string
  /** Opens it. */
  code: string
}

/** The issues that a reader bought one by one. */
export function BoughtIssues({ issues }: { issues: IssueEntry[] }) {
  const { t, href } = useSite()
  return (
    <section className="own-part" aria-labelledby="bought-issues">
      <PartHeading id="bought-issues" title={t('my-account.issues.title')} />
      {issues.map(({ order, name, code }) => (
        <article className="own-entry own-entry-wide" key={order}>
          <div className="own-entry-body">
            <h3 lang="nl">{name}</h3>
            <div className="own-ways">
              <a className="button button-quiet" href={href('magazines-lezen', {}, { code })}>
                {t('my-account.issues.read')}
                <span className="visually-hidden">: {name}</span>
              </a>
            </div>
          </div>
        </article>
      ))}
    </section>
  )
}
