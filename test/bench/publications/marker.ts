/** A word in the title of a document that says which document and which version of it a page shows. */
export function markerOf(documentId: string, version: number): string {
  return `zz${documentId}v${version}zz`
}

/** What a page shows. */
export interface Shown {
  documentId: string
  version: number
}

/** Every document with a marker that a page shows, in every version that it shows. */
export function shownIn(html: string): Shown[] {
  const markers = new Set(html.match(/zz[a-z0-9]+v\d+zz/g))
  return [...markers].flatMap((marker) => {
    const [, documentId, version] = /^zz([a-z0-9]+)v(\d+)zz$/.exec(marker) ?? []
    return documentId && version ? [{ documentId, version: Number(version) }] : []
  })
}
