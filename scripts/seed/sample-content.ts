import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** The sample content, as Strapi will give it once it runs. */
export interface SampleContent {
  entries: { type: string; entry: unknown }[]
  redirects: unknown[]
}

interface SampleSource {
  publishedEntries: (options: { today: string }) => Promise<{ type: string; entry: unknown }[]>
}

interface PictureSource {
  pictureFiles: () => Promise<Map<string, string>>
}

interface DownloadSource {
  downloadFiles: () => Promise<Map<string, string>>
}

/**
 * Reads the sample content from the files that Strapi's own seed reads.
 * @param today ISO 8601 date: the content's dates are shifted by whole days so that its newest are of that day.
 */
export async function sampleContent(today: string): Promise<SampleContent> {
  const { publishedEntries }: SampleSource = require('../../cms/seed/strapi-entries.js')
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
  const { pictureFiles }: PictureSource = require('../../cms/seed/picture-files.js')
  return pictureFiles()
}

/**
 * Everything that the sample content has in the media library: the pictures, and the PDFs that it offers.
 * @returns Paths by file name.
 */
export async function sampleFiles(): Promise<Map<string, string>> {
  const { downloadFiles }: DownloadSource = require('../../cms/seed/downloads.js')
  const [pictures, downloads] = await Promise.all([samplePictures(), downloadFiles()])
  return new Map([...pictures, ...downloads])
}
