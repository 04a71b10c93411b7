// @ts-check

const { firstPublished } = require('./first-published.js')
const { invitations } = require('./invitations.js')
const { movedAddresses } = require('./moved-addresses.js')
const { numbers } = require('./numbers.js')
const { openAccess } = require('./open-access.js')
const { publishByItself } = require('./publish-by-itself.js')
const { deriveReadingMinutes } = require('./reading-minutes.js')
const { redirects } = require('./redirects.js')
const { requiredToPublish } = require('./required-to-publish.js')
const { tagInitial } = require('./tag-initial.js')
const { vacancyDates } = require('./vacancy-dates.js')

/** @typedef {import('@strapi/types').Modules.Documents.Middleware.Middleware} Middleware */

/**
 * Registers the rules of the house for everything that is written, by editors and by the API alike.
 * The order counts: what fills a field stands before what asks for it.
 * @param {import('@strapi/types').Core.Strapi} strapi
 */
function registerRules(strapi) {
  const rules = [
    publishByItself(strapi),
    numbers(strapi),
    tagInitial(),
    deriveReadingMinutes(),
    redirects(strapi),
    vacancyDates(strapi),
    firstPublished(strapi),
    requiredToPublish(strapi),
    openAccess(strapi),
    movedAddresses(strapi),
    invitations(strapi),
  ]
  // Strapi's type has the answers of all actions, counts and lists among them; a rule looks at those of calls that write.
  for (const rule of rules) strapi.documents.use(/** @type {Middleware} */ (rule))
}

module.exports = { registerRules }
