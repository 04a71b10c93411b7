import type { LoadContext } from '../loading/load-context.ts'
import type { LoadedPage } from './loader.ts'
import { breadcrumbs } from './structured-data/breadcrumbs.ts'
import { everyLanguage } from './translations.ts'

/** The saved pages for reading offline; only the browser knows which they are. */
export async function loadOffline({ site, t, href }: LoadContext): Promise<LoadedPage<'offline'>> {
  const path = href('offline')
  const title = t('offline.title')
  return {
    props: {},
    head: {
      title,
      description: t('offline.intro'),
      canonical: path,
      alternates: everyLanguage('offline'),
      robots: 'noindex',
      structuredData: [
        {
          '@type': 'WebPage',
          name: title,
          url: `${site.url}${path}`,
          isPartOf: { '@id': `${site.url}/#site` },
        },
        breadcrumbs(site, [{ name: title, path }]),
      ],
    },
  }
}
