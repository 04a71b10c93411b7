import { join } from 'node:path'
import { appFolder } from '../src/environment/app-folder.ts'
import { createDates, seedToday } from './dates.ts'
import { isReference, type SeedDocument } from './document.ts'
import { readArticles } from './documents/articles.ts'
import { readCampaignLinks } from './documents/campaign-links.ts'
import { readPartners, readProducts } from './documents/companies.ts'
import { readEditions } from './documents/editions.ts'
import { readEvents } from './documents/events.ts'
import { readAuthors, readCategories, readTags } from './documents/labels.ts'
import { readMagazines } from './documents/magazines.ts'
import { readPages } from './documents/pages.ts'
import { readRedirects } from './documents/redirects.ts'
import { readVacancies } from './documents/vacancies.ts'
import { createDownloadList, type SeedDownload } from './downloads.ts'
import { createFiles } from './files.ts'
import { createMarkdown } from './markdown.ts'
import { createPictureList, type SeedPicture } from './picture-list.ts'
import type { Reading } from './reading.ts'

/**
 * The whole sample content.
 * @returns Documents in an order in which each comes after those it refers to, articles among themselves excepted.
 * @throws Error Naming the file that is broken.
 */
export async function readContent({
  today = seedToday(),
  folder = join(appFolder, 'seed/content'),
}: {
  /** ISO date that the content's dates are moved to (default: the present day). */
  today?: string
  folder?: string
} = {}): Promise<{ documents: SeedDocument[]; pictures: SeedPicture[]; downloads: SeedDownload[] }> {
  const reading: Reading = {
    files: createFiles(folder),
    dates: createDates(today),
    markdown: createMarkdown(),
    pictures: createPictureList(),
    downloads: createDownloadList(),
  }
  const vacancies = readVacancies(reading)
  const documents = [
    ...readCategories(reading),
    ...readTags(reading),
    ...readAuthors(reading),
    ...readPartners(reading, { employersByLocale: employersOf(vacancies) }),
    ...readProducts(reading),
    ...readEvents(reading),
    ...readArticles(reading),
    ...readPages(reading),
    ...vacancies,
    ...readMagazines(reading),
    ...readEditions(reading),
    ...readCampaignLinks(reading),
    ...readRedirects(reading),
  ]
  return { documents, pictures: reading.pictures.all(), downloads: reading.downloads.all() }
}

/** @returns Employers by the languages of their vacancies. */
function employersOf(vacancies: SeedDocument[]): Map<string, Set<string>> {
  const byLocale = new Map<string, Set<string>>()
  for (const { locale, data } of vacancies) {
    const employers = byLocale.get(String(locale)) ?? new Set()
    if (isReference(data.employer)) for (const key of data.employer.keys) employers.add(key)
    byLocale.set(String(locale), employers)
  }
  return byLocale
}
