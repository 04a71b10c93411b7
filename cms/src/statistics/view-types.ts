/** Views of a page: most pages, and articles and vacancies, which have their own event. */
export const viewTypes = ['pageview', 'View']

/** Counts of both together have this name. */
export const allViews = 'views'
