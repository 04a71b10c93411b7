import type { ContactPoint, Organization, PostalAddress } from 'schema-dts'
import { partnerPath } from '../../../client/components/partner-path.ts'
import type { Partner } from '../../../client/content/partner.ts'
import type { Place } from '../../../client/content/place.ts'
import { pathTo } from '../../../client/href.ts'
import type { SiteFacts } from '../../../client/page-facts.ts'

/**
 * schema.org Organization.
 * @param path Site path of the profile that describes it; both profiles of a company describe the same organization.
 */
export function company(site: SiteFacts, partner: Partner, path: string): Exclude<Organization, string> {
  const { logo, website, socials, addresses, contacts, founded, employees, kvk } = partner
  const same = [...(website ? [website] : []), ...socials.map((social) => social.url)]
  const points = contacts.flatMap(contactPoint)
  return {
    '@type': 'Organization',
    '@id': `${site.url}${partnerPath(partner, (name, params) => pathTo(partner.locale, name, params))}#company`,
    name: partner.name,
    url: `${site.url}${path}`,
    ...(partner.intro ? { description: partner.intro } : {}),
    ...(logo
      ? {
          logo: {
            '@type': 'ImageObject',
            url: `${site.url}${logo.src}`,
            width: String(logo.width),
            height: String(logo.height),
          },
        }
      : {}),
    ...(same.length > 0 ? { sameAs: same } : {}),
    ...(addresses.length > 0 ? { address: addresses.map(postalAddress) } : {}),
    ...(points.length > 0 ? { contactPoint: points } : {}),
    ...(partner.phone ? { telephone: partner.phone } : {}),
    ...(partner.email ? { email: partner.email } : {}),
    ...(founded !== null ? { foundingDate: String(founded) } : {}),
    ...(employees !== null ? { numberOfEmployees: { '@type': 'QuantitativeValue', value: employees } } : {}),
    ...(kvk ? { identifier: { '@type': 'PropertyValue', propertyID: 'KvK', value: kvk } } : {}),
    ...(partner.brands.length > 0
      ? { brand: partner.brands.map((name) => ({ '@type': 'Brand' as const, name })) }
      : {}),
  }
}

function postalAddress({ street, postcode, city, region, country }: Place): PostalAddress {
  return {
    '@type': 'PostalAddress',
    ...(street ? { streetAddress: street } : {}),
    ...(postcode ? { postalCode: postcode } : {}),
    addressLocality: city,
    ...(region ? { addressRegion: region } : {}),
    addressCountry: country,
  }
}

/** A person who can be reached; a name alone isn't a contact point. */
function contactPoint({ name, role, phone, email }: Partner['contacts'][number]): ContactPoint[] {
  if (!phone && !email) return []
  return [
    {
      '@type': 'ContactPoint',
      name,
      ...(role ? { contactType: role } : {}),
      ...(phone ? { telephone: phone } : {}),
      ...(email ? { email } : {}),
    },
  ]
}
