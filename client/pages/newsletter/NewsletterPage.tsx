import { Icon } from '../../components/Icon.tsx'
import { PageHeading } from '../../components/PageHeading.tsx'
import { PartHeading } from '../../components/PartHeading.tsx'
import type { EditionCard } from '../../content/edition.ts'
import { type NewsletterLine, type NewsletterName, newsletters } from '../../content/newsletter.ts'
import type { NewsletterLink } from '../../content/newsletter-link.ts'
import { EditionList } from '../../newsletter/EditionList.tsx'
import { SignUp } from '../../newsletter/SignUp.tsx'
import { useSite } from '../../site-context.tsx'
import { Edition } from './Edition.tsx'
import { LinkPage } from './LinkPage.tsx'
import './newsletter.css'
import { Ways } from './Ways.tsx'

/** Props of the newsletters page: of the page itself, or of what the link of a mail opens. */
export type NewsletterProps = Editions | { link: NewsletterLink }

interface Editions {
  link: null
  /** What each would contain if it were sent now. */
  editions: Record<NewsletterName, NewsletterLine[]>
  /** ISO 8601 instant at which these were made. */
  at: string
  /** The last ones that were sent. */
  latest: EditionCard[]
}

/** The newsletters: signing up, when each is sent, what is in it, and how it looks. */
export function NewsletterPage(props: NewsletterProps) {
  return props.link ? <LinkPage link={props.link} /> : <Newsletters {...props} />
}

function Newsletters({ editions, at, latest }: Editions) {
  const { t, href } = useSite()
  return (
    <div className="page-width">
      <PageHeading title={t('service.newsletter.title')} intro={t('service.newsletter.intro')} />
      <SignUp />
      {latest.length > 0 && (
        <section className="part" aria-labelledby="latest-editions">
          <PartHeading
            id="latest-editions"
            title={t('service.newsletter.latest')}
            more={{ href: href('nieuwsbrief-edities'), label: t('service.newsletter.all-editions') }}
          />
          <EditionList editions={latest} level={3} />
        </section>
      )}
      <section className="part" aria-labelledby="letters">
        <PartHeading id="letters" title={t('service.newsletter.lists')} />
        <ol className="letters">
          {newsletters.map((name) => (
            <li className="letter" id={name} key={name}>
              <Description name={name} />
              <Edition name={name} lines={editions[name]} at={at} />
            </li>
          ))}
        </ol>
      </section>
      <Ways />
    </div>
  )
}

function Description({ name }: { name: NewsletterName }) {
  const { t } = useSite()
  return (
    <div className="letter-words">
      <h3>{t(`newsletters.names.${name}`)}</h3>
      <p className="letter-when">
        <Icon name="clock" />
        <span>
          <span className="visually-hidden">{t('service.newsletter.when')}: </span>
          {t(`newsletters.when.${name}`)}
        </span>
      </p>
      <p className="letter-about">{t(`service.newsletter.titles.${name}.about`)}</p>
      <p className="letter-inside">
        <strong>{t('service.newsletter.inside')}</strong> {t(`service.newsletter.titles.${name}.inside`)}
      </p>
    </div>
  )
}
