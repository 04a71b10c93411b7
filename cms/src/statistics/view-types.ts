/** A page that somebody saw: most of them, and articles and vacancies, which have an event of their own. */
export const viewTypes = ['pageview', 'View']

/** Under this name both are counted together. */
export const allViews = 'views'
