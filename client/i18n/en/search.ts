import type { texts as dutch } from '../nl/search.ts'
import type { Same } from '../texts.ts'

/** The search page, in English. */
export const texts: Same<typeof dutch> = {
  search: {
    title: 'Search',
    'title-for': 'Found for ‘{{text}}’',
    'title-none': 'Nothing found for ‘{{text}}’',
    intro: 'In all articles, jobs, events, companies and magazines.',
    total: { one: '{{count}} result', other: '{{count}} results' },
    'total-capped': 'More than {{count}} results',
    page: 'page {{page}}',
    'did-you-mean': 'Did you mean',
    corrected: 'Nothing was found for ‘{{typed}}’. Below is what seems to fit.',
    jobs: {
      near: {
        one: '{{count}} job for ‘{{role}}’ within {{distance}} km of {{place}}',
        other: '{{count}} jobs for ‘{{role}}’ within {{distance}} km of {{place}}',
      },
      'any-near': {
        one: '{{count}} job within {{distance}} km of {{place}}',
        other: '{{count}} jobs within {{distance}} km of {{place}}',
      },
      elsewhere: {
        one: '{{count}} job for ‘{{role}}’ in another place',
        other: '{{count}} jobs for ‘{{role}}’ in other places',
      },
    },
    filters: 'Refine',
    type: 'Kind',
    section: 'Section',
    year: 'Year',
    tag: 'Topic',
    order: 'Order',
    relevance: 'Best match',
    newest: 'Newest first',
    'clear-all': 'Clear all filters',
    results: 'Results',
    count: ', {{count}} times',
    'none-title': 'We have nothing on that',
    'none-text':
      'Check the spelling, choose a more general word or search with fewer words. A part of a word works too: ‘ware’ also finds ‘warehouse’.',
    'none-filtered': 'There is nothing with these filters. Without them there may be.',
    alike: 'Topics that look like it',
    tags: 'Topics we write about most',
    sections: 'Or start with a section',
    latest: 'The latest',
    types: {
      content: 'Articles',
      event: 'Events',
      vacancy: 'Jobs',
      partner: 'Companies',
      magazine: 'Magazines',
      page: 'Pages',
      tag: 'Topics',
      product: 'Products',
    },
  },
}
