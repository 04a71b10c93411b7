/** Where the data of a page is, as a site path with its query. */
export function payloadAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return `${pathname.replace(/\/$/, '')}${payloadSuffix}${search}`
}

/** What such a path ends in. */
export const payloadSuffix = '/_payload.json'
