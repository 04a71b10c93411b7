import '../../components/account/account.css'
import './candidates.css'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Icon } from '../../components/Icon.tsx'
import { PageHeading } from '../../components/PageHeading.tsx'
import { Time } from '../../components/Time.tsx'
import type { Candidate } from '../../content/candidate.ts'
import { useSite } from '../../site-context.tsx'
import { CandidateDetails } from './CandidateDetails.tsx'

/** Props of the page with the applications for a vacancy. */
export interface CandidatesProps {
  vacancy: { number: number; title: string }
  /** Newest first. */
  candidates: Candidate[]
  /** documentId of the one that is shown whole; null for none. */
  chosen: string | null
  /** Where candidates' answers arrive. */
  answersGoTo: string
}

/** The applications for a vacancy: all of them in a list, and one of them whole. */
export function CandidatesPage({ vacancy, candidates, chosen, answersGoTo }: CandidatesProps) {
  const { t, href } = useSite()
  const shown = candidates.find(({ documentId }) => documentId === chosen)
  const fresh = candidates.filter(({ state }) => state === 'new').length
  return (
    <div className="page-width">
      <PageHeading
        label={<a href={href('jobs-mijn-id', { id: vacancy.number })}>{vacancy.title}</a>}
        title={t('candidates.title')}
        intro={candidates.length > 0 ? t('candidates.intro') : null}
      />
      {candidates.length === 0 ? (
        <EmptyState title={t('candidates.empty-title')} text={t('candidates.empty-text')}>
          <a className="button" href={href('jobs-mijn')}>
            {t('candidates.empty-link')}
          </a>
        </EmptyState>
      ) : (
        <div className="candidates">
          <nav className="candidates-list no-print" aria-label={t('candidates.list')}>
            <p className="candidates-count">
              {t.count('candidates.count', candidates.length)}
              {fresh > 0 && `, ${t.count('candidates.fresh', fresh)}`}
            </p>
            <ul>
              {candidates.map((candidate) => (
                <Row
                  key={candidate.documentId}
                  number={vacancy.number}
                  candidate={candidate}
                  isShown={candidate === shown}
                />
              ))}
            </ul>
          </nav>
          {shown ? (
            <CandidateDetails
              key={shown.documentId}
              number={vacancy.number}
              candidate={shown}
              answersGoTo={answersGoTo}
            />
          ) : (
            <p className="candidates-choose">{t('candidates.choose')}</p>
          )}
        </div>
      )}
    </div>
  )
}

interface RowProps {
  number: number
  candidate: Candidate
  isShown: boolean
}

function Row({ number, candidate: { documentId, name, state, createdAt, cv }, isShown }: RowProps) {
  const { t, href } = useSite()
  const address = href('jobs-mijn-id-sollicitaties', { id: number }, { kandidaat: documentId })
  return (
    <li>
      <a href={`${address}#kandidaat`} aria-current={isShown ? 'true' : undefined}>
        <strong>{name}</strong>
        <span className={`candidate-state candidate-state-${state}`}>{t(`candidates.states.${state}`)}</span>
        <span className="candidate-note">
          <Time value={createdAt} />
          {cv && (
            <>
              <Icon name="file-text" />
              {t('candidates.cv')}
            </>
          )}
        </span>
      </a>
    </li>
  )
}
