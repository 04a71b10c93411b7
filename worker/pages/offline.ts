import type { LoadContext, LoadedPage } from './loader.ts'
import { everyLanguage } from './translations.ts'

/** What can be read without a network. What that is, only the browser knows. */
export async function loadOffline({ t, href }: LoadContext): Promise<LoadedPage<'offline'>> {
  return {
    props: {},
    head: {
      title: t('offline.title'),
      description: t('offline.intro'),
      canonical: href('offline'),
      alternates: everyLanguage('offline'),
      robots: 'noindex',
      structuredData: [],
    },
  }
}
