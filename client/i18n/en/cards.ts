import type { texts as nl } from '../nl/cards.ts'
import type { Same } from '../texts.ts'

/** List items of vacancies, events, companies, magazines and products, in English. */
export const texts: Same<typeof nl> = {
  cards: {
    vacancy: {
      promoted: 'Featured, paid',
      new: 'New',
      seen: 'Seen',
      posted: 'Posted',
      hours: '{{hours}} hours',
      from: 'from {{amount}}',
      to: 'up to {{amount}}',
      salary: { HOUR: '{{amount}} an hour', MONTH: '{{amount}} a month', YEAR: '{{amount}} a year' },
      remote: { no: 'On site', hybrid: 'Partly from home', full: 'Fully from home' },
      contract: {
        FULL_TIME: 'Full-time',
        PART_TIME: 'Part-time',
        CONTRACTOR: 'Freelance',
        TEMPORARY: 'Temporary',
        INTERN: 'Internship',
        VOLUNTEER: 'Voluntary',
        PER_DIEM: 'On call',
        OTHER: 'Other',
      },
      education: {
        none: 'No diploma needed',
        vmbo: 'Lower secondary (vmbo)',
        mbo: 'Vocational (mbo)',
        hbo: 'Applied sciences (hbo)',
        wo: 'University (wo)',
      },
    },
    company: {
      partner: 'Partner',
      others: 'Other companies',
      categories: 'Choose a category',
      count: { one: '{{count}} company', other: '{{count}} companies' },
      'a-z': 'From A to Z',
      'empty-title': 'No companies here yet',
      'empty-text': 'As soon as there is a first profile, you will find it here.',
    },
    product: {
      trial: { one: 'First day free', other: 'First {{count}} days free' },
      'trial-supplier': { one: '{{count}} day on trial', other: '{{count}} days on trial' },
    },
    price: {
      once: 'one-off',
      month: 'a month',
      quarter: 'a quarter',
      year: 'a year',
      including: 'incl. {{rate}}% VAT',
      excluding: 'excl. {{rate}}% VAT',
      'other-including': '{{amount}} incl. VAT',
      'other-excluding': '{{amount}} excl. VAT',
      none: 'Price on request',
    },
    event: {
      online: 'Online',
      mixed: '{{city}} and online',
      free: 'Free',
      from: 'From {{price}}',
      'all-day': 'All day',
      organizer: 'Organiser',
      status: {
        full: 'Fully booked',
        moved: 'Moved',
        postponed: 'Postponed',
        cancelled: 'Cancelled',
        'sold-out': 'Sold out',
      },
    },
    magazine: {
      number: 'Issue {{number}}',
      free: 'Free to read',
      cover: 'Cover of issue {{number}}',
    },
  },
  page: {
    siblings: 'More about {{name}}',
    updated: 'Last changed',
    'empty-text': 'This page has no content yet.',
  },
}
