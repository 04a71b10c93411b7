import { PressNotice } from '../../components/account/PressForm.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Pagination } from '../../components/Pagination.tsx'
import type { Listing } from '../../content/listing.ts'
import type {
  CompanyCredits,
  CompanyInvoice,
  OwnState,
  OwnVacancyCard,
  PostingCompany,
} from '../../content/own-vacancy.ts'
import { useSite } from '../../site-context.tsx'
import '../../forms/form.css'
import '../../vacancies/own-vacancies.css'
import { CreditsNote } from '../../vacancies/CreditsNote.tsx'
import { Invoices } from './Invoices.tsx'
import { ListFilters } from './ListFilters.tsx'
import { OwnVacancyRow } from './OwnVacancyRow.tsx'

/** Props of the list of a company's vacancies. */
export interface OwnVacanciesProps {
  /** Those that the reader acts for; empty without any. */
  companies: PostingCompany[]
  /** The one that is shown, by its documentId. */
  company: string | null
  vacancies: Listing<OwnVacancyCard>
  /** How many there are in each state. */
  counts: Partial<Record<OwnState, number>>
  text: string
  state: OwnState | null
  /** Null while they can't be read. */
  credits: CompanyCredits | null
  /** Newest first; null while they can't be read. */
  invoices: CompanyInvoice[] | null
}

/** A company's vacancies, for its members. */
export function OwnVacanciesPage(props: OwnVacanciesProps) {
  const { t, href } = useSite()
  const { companies, company, vacancies, counts, credits, text, state } = props
  const isSearch = text !== '' || state !== null
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <div className="page-width own-vacancies">
      <header className="page-heading own-vacancies-head">
        <div>
          <p className="page-heading-label">
            <a href={href('account')}>{t('own-vacancy.to-account')}</a>
          </p>
          <h1 tabIndex={-1}>{t('own-vacancy.title')}</h1>
          {company && <CreditsNote credits={credits} company={company} />}
          {company && (
            <p className="vacancy-credits">
              <a href={href('account-bedrijf-cijfers', {}, { bedrijf: company })}>
                {t('own-vacancy.all-figures')}
              </a>
            </p>
          )}
        </div>
        {company !== null && all > 0 && (
          <a className="button" href={href('jobs-plaatsen', {}, { bedrijf: company })}>
            <Icon name="plus" />
            {t('own-vacancy.post')}
          </a>
        )}
      </header>
      <PressNotice of={['vacancy-act']} />
      {companies.length > 1 && <CompanyLinks companies={companies} company={company} />}
      {company === null && <NoCompany />}
      {company !== null && all === 0 && (
        <EmptyState title={t('own-vacancy.empty-title')} text={t('own-vacancy.empty-text')}>
          <a className="button" href={href('jobs-plaatsen', {}, { bedrijf: company })}>
            {t('own-vacancy.post')}
          </a>
        </EmptyState>
      )}
      {all > 0 && <ListFilters {...props} />}
      {all > 0 && vacancies.items.length === 0 && isSearch && (
        <p className="own-vacancies-none" role="status">
          {t('own-vacancy.none')}
        </p>
      )}
      {vacancies.items.map((vacancy) => (
        <OwnVacancyRow key={vacancy.number} vacancy={vacancy} />
      ))}
      <Pagination
        listing={vacancies}
        pathOf={(page) =>
          href(
            'jobs-mijn',
            {},
            { bedrijf: company ?? undefined, q: text || undefined, status: state ?? undefined, page },
          )
        }
      />
      {company && <Invoices invoices={props.invoices} company={company} />}
    </div>
  )
}

function CompanyLinks({ companies, company }: Pick<OwnVacanciesProps, 'companies' | 'company'>) {
  const { t, href } = useSite()
  return (
    <nav aria-label={t('own-vacancy.companies')} className="tags own-vacancies-companies">
      {companies.map(({ documentId, name }) => (
        <a
          key={documentId}
          className="tag"
          href={href('jobs-mijn', {}, { bedrijf: documentId })}
          aria-current={documentId === company ? 'true' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}

function NoCompany() {
  const { t, href } = useSite()
  return (
    <EmptyState title={t('own-vacancy.no-company-title')} text={t('own-vacancy.no-company-text')}>
      <a className="button" href={href('account-bedrijf-vinden')}>
        {t('own-vacancy.no-company-link')}
      </a>
    </EmptyState>
  )
}
