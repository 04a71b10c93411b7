import type { Context } from 'hono'
import { pathTo, withLocale } from '../../client/href.ts'
import type { AppEnv } from '../env.ts'
import { translatorFor } from '../i18n/translator.ts'
import { element, escapeXml, xmlDeclaration } from './xml.ts'

/** The format's maximum. */
const shortNameLength = 16

/** `/opensearch.xml`: lets a browser search this site from its address bar (OpenSearch 1.1). */
export async function openSearch(c: Context<AppEnv>): Promise<Response> {
  const { address, config, messages } = c.var
  const { locale } = address
  const t = await translatorFor(locale, messages)
  const { siteUrl, siteName } = config
  const search = `${siteUrl}${pathTo(locale, 'zoeken')}?q={searchTerms}`
  const self = `${siteUrl}${withLocale(locale, '/opensearch.xml')}`
  const lines = [
    `${xmlDeclaration}<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">`,
    element('ShortName', siteName.slice(0, shortNameLength)),
    element('Description', t('meta.open-search', { site: siteName })),
    element('InputEncoding', 'UTF-8'),
    element('Language', locale),
    `<Image width="32" height="32" type="image/x-icon">${escapeXml(`${siteUrl}/favicon.ico`)}</Image>`,
    `<Url type="text/html" method="get" template="${escapeXml(search)}"/>`,
    `<Url type="application/opensearchdescription+xml" rel="self" template="${escapeXml(self)}"/>`,
    '</OpenSearchDescription>\n',
  ]
  return c.body(lines.join('\n'), 200, {
    'content-type': 'application/opensearchdescription+xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })
}
