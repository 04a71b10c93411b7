import { downloadFiles } from '../../cms/seed/downloads.ts'
import { pictureFiles } from '../../cms/seed/picture-files.ts'
import { publishedEntries } from '../../cms/seed/strapi-entries.ts'

/** The sample content, as Strapi will give it once it runs. */
export interface SampleContent {
  entries: { type: string; entry: unknown }[]
  redirects: unknown[]
}

/**
 * Reads the sample content from the files that Strapi's own seed reads.
 * @param today ISO 8601 date: the content's dates are shifted by whole days so that its newest are of that day.
 */
export async function sampleContent(today: string): Promise<SampleContent> {
  const all = await publishedEntries({ today })
  return {
    entries: all.filter(({ type }) => type !== 'redirect'),
    redirects: all.filter(({ type }) => type === 'redirect').map(({ entry }) => entry),
  }
}

/**
 * The pictures that the sample content shows, in each of their sizes.
 * @returns Paths by file name.
 */
export function samplePictures(): Promise<Map<string, string>> {
  return pictureFiles()
}

/**
 * Everything that the sample content has in the media library: the pictures, and the PDFs that it offers.
 * @returns Paths by file name.
 */
export async function sampleFiles(): Promise<Map<string, string>> {
  const [pictures, downloads] = await Promise.all([samplePictures(), downloadFiles()])
  return new Map([...pictures, ...downloads])
}
