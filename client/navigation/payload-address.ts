/** Address of a page's data, as a site path with its query. */
export function payloadAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return `${pathname.replace(/\/$/, '')}${payloadSuffix}${search}`
}

/** The end of such a path. */
export const payloadSuffix = '/_payload.json'
