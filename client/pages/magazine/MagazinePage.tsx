import { CompanyNames } from '../../components/CompanyNames.tsx'
import { Icon } from '../../components/Icon.tsx'
import { MagazineCover } from '../../components/MagazineCover.tsx'
import { MagazineTile } from '../../components/MagazineTile.tsx'
import { PartHeading } from '../../components/PartHeading.tsx'
import type { Magazine, MagazineCard } from '../../content/magazine.ts'
import { useSite } from '../../site-context.tsx'
import { Contents } from './Contents.tsx'
import { IssueAccess } from './IssueAccess.tsx'
import { IssueFacts } from './IssueFacts.tsx'
import './magazine.css'

/** Props of a magazine issue's page. */
export interface MagazineProps {
  /** Without its files if it is for subscribers only. */
  magazine: Magazine
  previous: MagazineCard | null
  next: MagazineCard | null
}

/** One issue of the magazine: its cover, its contents, and how to get it. */
export function MagazinePage({ magazine, previous, next }: MagazineProps) {
  const { t, href } = useSite()
  return (
    <div className="page-width">
      <article className="issue">
        <div className="issue-cover">
          <MagazineCover magazine={magazine} place="large-cover" first />
        </div>
        <div className="issue-body">
          <header className="issue-head">
            <p className="title-line">
              <a href={href('magazines')}>{t('magazines.title')}</a>
              <span>{magazine.edition}</span>
            </p>
            <h1 tabIndex={-1}>{magazine.title}</h1>
            {magazine.intro && <p className="issue-intro">{magazine.intro}</p>}
          </header>
          <IssueFacts magazine={magazine} />
          <IssueAccess magazine={magazine} />
          <Contents lines={magazine.contents} />
          <CompanyNames id="issue-companies" title={t('magazines.partners')} partners={magazine.partners} />
        </div>
      </article>
      {(previous || next) && (
        <section className="part no-print" aria-labelledby="other-issues">
          <PartHeading
            id="other-issues"
            title={t('magazines.neighbours')}
            more={{ href: href('magazines'), label: t('magazines.all-years') }}
          />
          <div className="issue-neighbours">
            {previous && <Neighbour label={t('magazines.previous')} issue={previous} icon="arrow-left" />}
            {next && <Neighbour label={t('magazines.next')} issue={next} icon="arrow-right" />}
          </div>
        </section>
      )}
    </div>
  )
}

function Neighbour({
  label,
  issue,
  icon,
}: {
  label: string
  issue: MagazineCard
  icon: 'arrow-left' | 'arrow-right'
}) {
  return (
    <div>
      <p className="issue-neighbour">
        {icon === 'arrow-left' && <Icon name="arrow-left" />}
        {label}
        {icon === 'arrow-right' && <Icon name="arrow-right" />}
      </p>
      <MagazineTile magazine={issue} />
    </div>
  )
}
