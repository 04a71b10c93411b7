/** One thing that structured data describes. */
export type Node = Record<string, unknown>

/** One requirement: at least one of these fields, each given as a path, must exist. */
type Demand = string[]

const newsArticle: Demand[] = [
  ['headline'],
  ['datePublished'],
  ['dateModified'],
  ['author.name'],
  ['publisher.name'],
  ['publisher.logo'],
  ['mainEntityOfPage'],
]

/** The fields that Google's documentation requires for each rich result, and recommended ones that we always have. */
const demands: Record<string, Demand[]> = {
  NewsArticle: [...newsArticle, ['image.url']],
  OpinionNewsArticle: newsArticle,
  AnalysisNewsArticle: newsArticle,
  AdvertiserContentArticle: newsArticle,
  JobPosting: [
    ['title'],
    ['description'],
    ['datePosted'],
    ['validThrough'],
    ['hiringOrganization.name'],
    ['jobLocation.address.addressCountry', 'applicantLocationRequirements'],
  ],
  Event: [['name'], ['startDate'], ['location.address|url'], ['eventStatus']],
  BusinessEvent: [['name'], ['startDate'], ['location.address|url'], ['eventStatus']],
  EducationEvent: [['name'], ['startDate'], ['location.address|url'], ['eventStatus']],
  Organization: [['name'], ['url']],
  Product: [['name'], ['offers.price', 'review', 'aggregateRating'], ['offers.priceCurrency', 'review']],
  BreadcrumbList: [['itemListElement.position'], ['itemListElement.name'], ['itemListElement.item']],
  WebSite: [['name'], ['url'], ['potentialAction.target'], ['potentialAction.query-input']],
}

/** Whether a path of fields exists in every branch of lists; of two fields with `|` between them, either in each: a place has an address, a stream a URL. */
function has(value: unknown, path: string[]): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((one) => has(one, path))
  const [key, ...rest] = path
  if (key === undefined) return value !== undefined && value !== null && value !== ''
  return (
    typeof value === 'object' &&
    value !== null &&
    key.split('|').some((field) => has((value as Node)[field], rest))
  )
}

/** The types of a node. */
export function typesOf({ '@type': type }: Node): string[] {
  return [type].flat().filter((one): one is string => typeof one === 'string')
}

function dates(value: unknown, found: string[] = []): string[] {
  if (Array.isArray(value)) for (const one of value) dates(one, found)
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      if (/^(?:date[A-Z]\w+|startDate|endDate|validThrough|validFrom)$/.test(key)) found.push(String(inner))
      else dates(inner, found)
    }
  return found
}

/** What a page's structured data lacks, or says wrongly; one line each. */
export function troublesOf(path: string, { '@graph': nodes = [] }: { '@graph'?: Node[] }): string[] {
  const troubles: string[] = []
  if (path.replace(/^\/(en|de)$/, '/') !== '/' && !nodes.flatMap(typesOf).includes('BreadcrumbList'))
    troubles.push(`${path} does not say where it stands`)
  for (const node of nodes)
    for (const type of typesOf(node))
      for (const demand of demands[type] ?? [])
        if (!demand.some((field) => has(node, field.split('.'))))
          troubles.push(`${path}: ${type} without ${demand.join(' or ')}`)
  for (const date of dates(nodes))
    if (Number.isNaN(Date.parse(date)) || !/^\d{4}-\d\d-\d\d(?:T.*(?:Z|[+-]\d\d:\d\d))?$/.test(date))
      troubles.push(`${path}: ${date} is no date with an offset`)
  if (/"(?:undefined|null|NaN)"|:null/.test(JSON.stringify(nodes)))
    troubles.push(`${path}: holds nothing in place of something`)
  return troubles
}
