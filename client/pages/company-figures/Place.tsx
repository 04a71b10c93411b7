import { PartHeading } from '../../components/PartHeading.tsx'
import { useSite } from '../../site-context.tsx'
import { dayWords } from './figure-words.ts'

/** The place of a company on the site. */
export interface CompanyPlace {
  tier: 'basic' | 'plus' | 'premium'
  /** The last Dutch day that is paid; null without an end. */
  until: string | null
  /** Whether that is over. */
  isOver: boolean
}

/** What place a company has on the site, and until when. */
export function Place({ place: { tier, until, isOver } }: { place: CompanyPlace }) {
  const { t, href, locale } = useSite()
  const day = until && dayWords(locale, until)
  return (
    <section aria-labelledby="place">
      <PartHeading id="place" title={t('company-figures.place.title')} />
      {tier !== 'basic' && isOver && day ? (
        <p suppressHydrationWarning>{t('company-figures.place.ended', { day })}</p>
      ) : (
        <p>{t(`company-figures.place.${tier}`)}</p>
      )}
      {tier !== 'basic' && !isOver && (
        <p suppressHydrationWarning>
          {day ? t('company-figures.place.until', { day }) : t('company-figures.place.open')}
        </p>
      )}
      <a className="button button-quiet" href={href('adverteren')}>
        {t('company-figures.place.offers')}
      </a>
    </section>
  )
}
