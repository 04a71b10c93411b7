import type { JobPosting, Place as SchemaPlace } from 'schema-dts'
import { vacancyPath } from '../../../client/components/vacancy-path.ts'
import type { Place } from '../../../client/content/place.ts'
import type { Salary, Vacancy } from '../../../client/content/vacancy.ts'
import type { SiteFacts } from '../../../client/page-facts.ts'
import { escapeHtml } from '../../content/markup.ts'

/** Google's terms for the levels of education that it knows. */
const credentials = {
  none: 'no requirements',
  vmbo: 'high school',
  mbo: 'professional certificate',
  hbo: 'bachelor degree',
  wo: 'postgraduate degree',
} as const

/**
 * schema.org JobPosting, by Google's rules: only for an open vacancy, on its own page.
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function jobPosting(site: SiteFacts, vacancy: Vacancy): Exclude<JobPosting, string> {
  const { employer, education, experienceMonths, salary } = vacancy
  const isRemote = vacancy.remote === 'full'
  return {
    '@type': 'JobPosting',
    title: vacancy.title,
    description: descriptionOf(vacancy),
    url: `${site.url}${vacancyPath(vacancy)}`,
    datePosted: vacancy.postedAt,
    validThrough: vacancy.validThrough,
    identifier: {
      '@type': 'PropertyValue',
      name: employer.name,
      value: vacancy.reference ?? String(vacancy.number),
    },
    hiringOrganization: {
      '@type': 'Organization',
      name: employer.name,
      ...(employer.website ? { sameAs: employer.website } : {}),
      ...(employer.logo ? { logo: `${site.url}${employer.logo.src}` } : {}),
    },
    ...(vacancy.employmentTypes.length > 0 ? { employmentType: vacancy.employmentTypes } : {}),
    ...(vacancy.locations.length > 0 ? { jobLocation: vacancy.locations.map(placeOf) } : {}),
    ...(isRemote
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: countriesOf(vacancy).map((name) => ({ '@type': 'Country', name })),
        }
      : {}),
    ...(salary ? { baseSalary: salaryOf(salary) } : {}),
    directApply: vacancy.apply.method === 'form',
    ...(education
      ? {
          educationRequirements:
            education === 'none'
              ? credentials.none
              : { '@type': 'EducationalOccupationalCredential', credentialCategory: credentials[education] },
        }
      : {}),
    ...(experienceMonths === null
      ? {}
      : {
          experienceRequirements:
            experienceMonths === 0
              ? 'no requirements'
              : { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: experienceMonths },
        }),
    ...(vacancy.benefits.length > 0 ? { jobBenefits: vacancy.benefits.join('; ') } : {}),
  }
}

/** A vacancy without a text is described by its title and employer. */
function descriptionOf({ description, title, employer }: Vacancy): string {
  return description.html || `<p>${escapeHtml(`${title}, ${employer.name}`)}</p>`
}

/** Fully remote work is done from the countries it is open to, or else from the employer's. */
function countriesOf({ applicantCountries, locations }: Vacancy): string[] {
  if (applicantCountries.length > 0) return applicantCountries
  return [...new Set(locations.map(({ country }) => country))].concat(locations.length === 0 ? ['NL'] : [])
}

function placeOf({ street, postcode, city, region, country, position }: Place): Exclude<SchemaPlace, string> {
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(street ? { streetAddress: street } : {}),
      addressLocality: city,
      ...(region ? { addressRegion: region } : {}),
      ...(postcode ? { postalCode: postcode } : {}),
      addressCountry: country,
    },
    ...(position ? { geo: { '@type': 'GeoCoordinates', ...position } } : {}),
  }
}

function salaryOf({ min, max, currency, unit }: Salary): Exclude<JobPosting, string>['baseSalary'] {
  const isRange = min !== null && max !== null && min !== max
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: {
      '@type': 'QuantitativeValue',
      ...(isRange ? { minValue: min, maxValue: max } : oneEnd(min, max)),
      unitText: unit,
    },
  }
}

function oneEnd(min: number | null, max: number | null) {
  if (min !== null && max !== null) return { value: min }
  return min !== null ? { minValue: min } : { maxValue: max ?? 0 }
}
