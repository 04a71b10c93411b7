// @ts-check

/** @typedef {'nl' | 'en' | 'de'} Language */

const languages = /** @type {Language[]} */ (['nl', 'en', 'de'])

/**
 * Address of a page of the site in a language. The origin comes from the configuration, never from a request.
 * @param {Language} language
 * @param {string} path Site path without a language.
 * @param {Record<string, string>} [query]
 * @throws {Error} When SITE_URL is not set.
 */
function siteLink(language, path, query = {}) {
  const site = process.env.SITE_URL
  if (!site) throw new Error('SITE_URL is not set, so mails cannot lead to the site.')
  const link = new URL(language === 'nl' ? path : `/${language}${path}`, site)
  link.search = new URLSearchParams(query).toString()
  return link.href
}

/** @param {unknown} value @returns {Language} Dutch where nothing else is known. */
function languageOf(value) {
  return languages.find((language) => language === value) ?? 'nl'
}

module.exports = { languageOf, languages, siteLink }
