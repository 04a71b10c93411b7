import type { Organization } from 'schema-dts'
import type { SiteFacts } from '../../../client/page-facts.ts'

/** schema.org Organization: the publisher. */
export function publisher(site: SiteFacts): Exclude<Organization, string> {
  return {
    '@type': 'Organization',
    '@id': `${site.url}/#publisher`,
    name: site.name,
    url: `${site.url}/`,
    logo: { '@type': 'ImageObject', url: `${site.url}/icon-512.png`, width: '512', height: '512' },
  }
}
