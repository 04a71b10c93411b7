import { PartHeading } from '../../components/PartHeading.tsx'
import type { CompanyEntry, CompanyFigures, ReadCounts } from '../../content/company-figures.ts'
import { useSite } from '../../site-context.tsx'

/** What entries are of, in the order of their tables. */
const kinds = ['partner', 'vacancy', 'paid', 'link', 'content', 'event', 'magazine'] as const

type Kind = (typeof kinds)[number]

/** What can be counted of each kind. */
const columns: Record<Kind, readonly (keyof ReadCounts)[]> = {
  partner: ['impressions', 'views', 'readers', 'clicks', 'leads'],
  vacancy: ['impressions', 'views', 'readers', 'clicks', 'applications'],
  paid: ['impressions', 'views', 'readers', 'clicks', 'leads'],
  link: ['clicks'],
  content: ['views', 'readers', 'clicks', 'leads'],
  event: ['views', 'readers', 'leads'],
  magazine: ['views', 'readers'],
}

/** The figures by what they are of: one table for each kind of which anything was counted. */
export function EntryTables({ figures }: { figures: CompanyFigures }) {
  const { t, href } = useSite()
  const { entries, period } = figures
  const present = kinds.filter((kind) => entries.some((entry) => kindOf(entry) === kind))
  return (
    <section className="company-figures-part" aria-labelledby="parts">
      <PartHeading id="parts" title={t('company-figures.parts')} />
      {present.map((kind) => (
        <EntryTable
          key={kind}
          kind={kind}
          entries={entries.filter((entry) => kindOf(entry) === kind)}
          hasReaders={period.isWholeMonths}
        />
      ))}
      {!present.includes('paid') && !present.includes('link') && (
        <p className="company-figures-none">
          {t('company-figures.no-campaigns')}{' '}
          <a href={href('adverteren')}>{t('company-figures.empty.advertise')}</a>
        </p>
      )}
    </section>
  )
}

function kindOf({ entry, isPaid }: CompanyEntry): Kind {
  const kind = entry.split('/')[0]
  if (kind === 'content' && isPaid) return 'paid'
  return kinds.find((one) => one === kind) ?? 'content'
}

function EntryTable({
  kind,
  entries,
  hasReaders,
}: {
  kind: Kind
  entries: CompanyEntry[]
  hasReaders: boolean
}) {
  const { t, locale } = useSite()
  const count = new Intl.NumberFormat(locale)
  const shown = columns[kind].filter((name) => name !== 'readers' || hasReaders)
  const ofBefore = kind === 'link' ? 'clicksBefore' : 'viewsBefore'
  return (
    <section className="figures-table" aria-labelledby={`kind-${kind}`}>
      <h3 id={`kind-${kind}`}>{t(`company-figures.kinds.${kind}`)}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so the keyboard must reach it. */}
      <figure className="figures-table-frame" aria-labelledby={`kind-${kind}`} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('company-figures.part')}</th>
              {shown.map((name) => (
                <th key={name} scope="col">
                  {t(`company-figures.counts.${name}`)}
                </th>
              ))}
              <th scope="col">
                {t(`company-figures.${ofBefore === 'clicksBefore' ? 'clicks' : 'views'}-before`)}
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.entry}>
                <th scope="row">
                  <Title of={entry} />
                </th>
                {shown.map((name) => (
                  <td key={name} suppressHydrationWarning>
                    {entry[name] === null ? t('company-figures.few') : count.format(entry[name])}
                  </td>
                ))}
                <td suppressHydrationWarning>{count.format(entry[ofBefore])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </figure>
    </section>
  )
}

function Title({ of: { title, path, entry } }: { of: CompanyEntry }) {
  const { t } = useSite()
  if (title === null) return `${t('company-figures.gone')} (${entry.split('/')[1]})`
  return path ? <a href={path}>{title}</a> : title
}
