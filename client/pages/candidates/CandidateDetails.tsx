import { Icon } from '../../components/Icon.tsx'
import { phoneHref } from '../../components/phone-href.ts'
import { Time } from '../../components/Time.tsx'
import type { Candidate } from '../../content/candidate.ts'
import { formatFileSize } from '../../files/file-size.ts'
import { useSite } from '../../site-context.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { CandidateForm } from './CandidateForm.tsx'

interface CandidateDetailsProps {
  /** Public number of the vacancy. */
  number: number
  candidate: Candidate
  /** Where the candidate's answer arrives. */
  answersGoTo: string
}

/** One application whole, and what to do with it. */
export function CandidateDetails({ number, candidate, answersGoTo }: CandidateDetailsProps) {
  const { t } = useSite()
  const { documentId, name, email, phone, motivation, links, answers } = candidate
  return (
    <article className="candidate" id="kandidaat" aria-labelledby="candidate-name">
      <header className="candidate-head">
        <h2 id="candidate-name">{name}</h2>
        <p className="candidate-ways">
          <a href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}>
            <Icon name="mail" />
            {email}
          </a>
          {phone && (
            <a className="no-break" href={phoneHref(phone)}>
              <Icon name="phone" />
              {phone}
            </a>
          )}
        </p>
        <p className="candidate-note">
          {t('candidates.at')} <Time value={candidate.createdAt} style="moment" />
        </p>
      </header>
      <Cv number={number} candidate={candidate} />
      <section className="candidate-part" aria-labelledby="candidate-letter">
        <h3 id="candidate-letter">{t('candidates.letter')}</h3>
        <p className="candidate-text">{motivation}</p>
        {links.length > 0 && (
          <ul className="candidate-links">
            {links.map((link) => (
              <li key={link}>
                <a href={link} rel="nofollow noopener noreferrer external">
                  {link}
                </a>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className="candidate-part no-print" aria-labelledby="candidate-state">
        <h3 id="candidate-state">{t('candidates.judge')}</h3>
        <CandidateForm candidate={candidate} />
      </section>
      <section className="candidate-part no-print" aria-labelledby="candidate-answer">
        <h3 id="candidate-answer">{t('candidates.answer')}</h3>
        {answers.length > 0 && (
          <ol className="candidate-answers">
            {answers.map(({ at, message }) => (
              <li key={at}>
                <p className="candidate-note">
                  {t('candidates.answered')} <Time value={at} style="moment" />
                </p>
                <p className="candidate-text">{message}</p>
              </li>
            ))}
          </ol>
        )}
        <AnswerForm key={answers.length} documentId={documentId} answersGoTo={answersGoTo} />
      </section>
      <p className="candidate-note">
        {t('candidates.deleted')} <Time value={candidate.deleteAfter} style="day" />.{' '}
        {t(candidate.isKeptLonger ? 'candidates.kept-longer' : 'candidates.deleted-note')}
      </p>
    </article>
  )
}

/** The CV, with a link to it unless it waits for the scanner or holds a virus. */
function Cv({ number, candidate: { documentId, cv } }: Omit<CandidateDetailsProps, 'answersGoTo'>) {
  const { t, locale } = useSite()
  if (!cv) return <p className="candidate-note">{t('candidates.without-cv')}</p>
  const mayOpen = cv.check === 'clean' || cv.check === 'none'
  return (
    <div className="candidate-cv no-print">
      {mayOpen && (
        <a
          className="button button-quiet"
          href={`/api/own-vacancies/${number}/applications/${documentId}/cv`}
          download
        >
          <Icon name="download" />
          {t('candidates.download')}
        </a>
      )}
      <p className="candidate-note">
        {cv.type.toUpperCase()}, {formatFileSize(cv.bytes, locale)}. {t(`candidates.check.${cv.check}`)}
      </p>
    </div>
  )
}
