import { defaultLocale } from '../content/locale.ts'
import { withLocale } from '../href.ts'
import type { PageFacts } from '../page-facts.ts'

const openGraphLocales = { nl: 'nl_NL', en: 'en_GB', de: 'de_DE' } as const

/** The document's metadata; React places it in the head and updates it on every navigation. */
export function HeadTags({ payload }: { payload: PageFacts }) {
  const { head, site, locale } = payload
  const title = head.title === site.name ? site.name : `${head.title} | ${site.name}`
  const canonical = absolute(head.canonical)
  const picture = head.picture ?? { src: '/social-card.png', width: 1200, height: 630, alt: site.name }
  const original = head.alternates.find((translation) => translation.locale === defaultLocale)

  function absolute(path: string): string {
    return path.startsWith('/') ? `${site.url}${path}` : path
  }

  return (
    <>
      <title>{title}</title>
      <meta name="description" content={head.description} />
      <link rel="canonical" href={canonical} />
      <meta
        name="robots"
        content={head.robots === 'index' ? 'index, follow, max-image-preview:large' : 'noindex, follow'}
      />
      {head.alternates.map((translation) => (
        <link
          key={translation.locale}
          rel="alternate"
          hrefLang={translation.locale}
          href={absolute(translation.path)}
        />
      ))}
      {original && <link rel="alternate" hrefLang="x-default" href={absolute(original.path)} />}
      {head.previous && <link rel="prev" href={absolute(head.previous)} />}
      {head.next && <link rel="next" href={absolute(head.next)} />}
      {[{ title: site.name, path: withLocale(locale, '/rss.xml') }, ...(head.feeds ?? [])].map((feed) => (
        <link
          key={feed.path}
          rel="alternate"
          type="application/rss+xml"
          title={feed.title}
          href={absolute(feed.path)}
        />
      ))}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={head.type} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={openGraphLocales[locale]} />
      <meta property="og:image" content={absolute(picture.src)} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={picture.alt} />
      {head.publishedAt && <meta property="article:published_time" content={head.publishedAt} />}
      {head.modifiedAt && <meta property="article:modified_time" content={head.modifiedAt} />}
      {head.section && <meta property="article:section" content={head.section} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#14161a" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={withLocale(locale, '/manifest.webmanifest')} />
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={site.name}
        href={withLocale(locale, '/opensearch.xml')}
      />
      <script
        type="application/ld+json"
        data-rich={head.structuredData.key}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: head.structuredData.html }}
      />
    </>
  )
}
