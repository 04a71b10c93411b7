// @ts-check

/** A page that somebody saw: most of them, and articles and vacancies, which have an event of their own. */
const viewTypes = ['pageview', 'View']

/** Under this name both are counted together. */
const allViews = 'views'

module.exports = { allViews, viewTypes }
