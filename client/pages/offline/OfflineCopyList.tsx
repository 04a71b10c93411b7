import { PartHeading } from '../../components/PartHeading.tsx'
import { Time } from '../../components/Time.tsx'
import { sections } from '../../content/article-card.ts'
import { savedKinds } from '../../content/saved-key.ts'
import type { OfflineCopy } from '../../offline/copies.ts'
import { type Route, routes } from '../../routes.ts'
import { useSite } from '../../site-context.tsx'

interface OfflineCopyListProps {
  id: string
  title: string
  pages: OfflineCopy[]
  /** Label of each page's date. */
  when: string
}

/** Offline copies in this browser; nothing if there are none. */
export function OfflineCopyList({ id, title, pages, when }: OfflineCopyListProps) {
  if (pages.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <PartHeading id={id} title={title} />
      <ul className="offline-list">
        {pages.map((page) => (
          <li key={page.path}>
            <CopyTeaser page={page} when={when} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function CopyTeaser({
  page: { path, title, locale, section, route, at },
  when,
}: {
  page: OfflineCopy
  when: string
}) {
  const { t, locale: own } = useSite()
  const language = locale === own ? undefined : locale
  const known = sections.find((name) => name === section)
  return (
    <article className="teaser">
      <p className="kicker">{known ? t(`section.${known}`) : t(kindOf(route))}</p>
      <h3 className="teaser-title" lang={language}>
        <a href={path} hrefLang={language}>
          {title}
        </a>
      </h3>
      <p className="teaser-facts">
        <span>
          {when} <Time value={new Date(at).toISOString()} relative />
        </span>
      </p>
    </article>
  )
}

/** @param name Route name, in the build that made the copy. */
function kindOf(name: string) {
  const row = Object.entries<Route>(routes).find(([known]) => known === name)?.[1]
  return `search-type.${savedKinds.find((kind) => kind === row?.shows) ?? 'content'}` as const
}
