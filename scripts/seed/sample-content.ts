import { downloadFiles } from '../../cms/seed/downloads.ts'
import { pictureFiles } from '../../cms/seed/picture-files.ts'
import { publishedEntries } from '../../cms/seed/strapi-entries.ts'

/** The sample content, in the format of Strapi's API. */
export interface SampleContent {
  entries: { type: string; entry: unknown }[]
  redirects: unknown[]
}

/**
 * Reads the sample content from the files of Strapi's own seed.
 * @param today ISO 8601 date: the content's dates are shifted by whole days so that its newest are on that day.
 */
export async function sampleContent(today: string): Promise<SampleContent> {
  const all = await publishedEntries({ today })
  return {
    entries: all.filter(({ type }) => type !== 'redirect'),
    redirects: all.filter(({ type }) => type === 'redirect').map(({ entry }) => entry),
  }
}

/**
 * The pictures of the sample content, in all their sizes.
 * @returns Paths by file name.
 */
export function samplePictures(): Promise<Map<string, string>> {
  return pictureFiles()
}

/**
 * All media files of the sample content: its pictures, and the PDFs that it offers.
 * @returns Paths by file name.
 */
export async function sampleFiles(): Promise<Map<string, string>> {
  const [pictures, downloads] = await Promise.all([samplePictures(), downloadFiles()])
  return new Map([...pictures, ...downloads])
}
