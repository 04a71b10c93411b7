// @ts-check

const { join } = require('node:path')
const { createDates, seedToday } = require('./dates.js')
const { isReference } = require('./document.js')
const { readArticles } = require('./documents/articles.js')
const { readCampaignLinks } = require('./documents/campaign-links.js')
const { readPartners, readProducts } = require('./documents/companies.js')
const { readEvents } = require('./documents/events.js')
const { readAuthors, readCategories, readTags } = require('./documents/labels.js')
const { readMagazines } = require('./documents/magazines.js')
const { readPages } = require('./documents/pages.js')
const { readRedirects } = require('./documents/redirects.js')
const { readVacancies } = require('./documents/vacancies.js')
const { createDownloadList } = require('./downloads.js')
const { createFiles } = require('./files.js')
const { createMarkdown } = require('./markdown.js')
const { createPictureList } = require('./picture-list.js')

/**
 * What every reader of content gets.
 * @typedef {object} Reading
 * @property {ReturnType<typeof createFiles>} files
 * @property {ReturnType<typeof createDates>} dates
 * @property {ReturnType<typeof createMarkdown>} markdown
 * @property {ReturnType<typeof createPictureList>} pictures
 * @property {ReturnType<typeof createDownloadList>} downloads
 */

/** @typedef {import('./document.js').SeedDocument} SeedDocument */

/**
 * The whole sample content.
 * @param {object} [options]
 * @param {string} [options.today] ISO date that the content's dates are moved to (default: the present day).
 * @param {string} [options.folder]
 * @returns {Promise<{ documents: SeedDocument[], pictures: import('./picture-list.js').SeedPicture[],
 *   downloads: import('./downloads.js').SeedDownload[] }>} Documents in an
 *   order in which each comes after those it refers to, articles among themselves excepted.
 * @throws {Error} Naming the file that is broken.
 */
async function readContent({ today = seedToday(), folder = join(__dirname, 'content') } = {}) {
  const { marked } = await import('marked')
  const reading = {
    files: createFiles(folder),
    dates: createDates(today),
    markdown: createMarkdown(marked),
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
    ...readCampaignLinks(reading),
    ...readRedirects(reading),
  ]
  return { documents, pictures: reading.pictures.all(), downloads: reading.downloads.all() }
}

/** @param {SeedDocument[]} vacancies @returns {Map<string, Set<string>>} Employers by the languages of their vacancies. */
function employersOf(vacancies) {
  /** @type {Map<string, Set<string>>} */
  const byLocale = new Map()
  for (const { locale, data } of vacancies) {
    const employers = byLocale.get(String(locale)) ?? new Set()
    if (isReference(data.employer)) for (const key of data.employer.keys) employers.add(key)
    byLocale.set(String(locale), employers)
  }
  return byLocale
}

module.exports = { readContent }
