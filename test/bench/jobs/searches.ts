import type { JobFilters } from '../../../client/content/job-search.ts'

/** The most common searches, and the most expensive ones. */
export const searches: Record<string, Partial<JobFilters>> = {
  everything: {},
  'a word in half of the titles': { text: 'chauffeur' },
  'a word in most of the texts': { text: 'team' },
  'a word and a place in one field': { text: 'chauffeur utrecht' },
  'two words': { text: 'reachtruck planner' },
  'within 10 km of a postcode, the nearest first': { place: '5928 LX', distance: 10, order: 'distance' },
  'within 100 km of Utrecht': { place: 'Utrecht', distance: 100 },
  'education, hours and pay': { educations: ['mbo'], hours: ['32-40'], salary: 3500 },
  'a category': { categories: ['magazijn'] },
  'a word, a place, a category and pay': {
    text: 'planner',
    place: 'Tilburg',
    distance: 50,
    categories: ['it'],
    salary: 3000,
  },
  'everything, by pay': { order: 'salary' },
  'a place that does not exist': { place: 'Eindhven' },
}
