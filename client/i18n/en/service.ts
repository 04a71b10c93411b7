import type { texts as nl } from '../nl/service.ts'
import type { Same } from '../texts.ts'

/** Contact, newsletters and short links, in English. */
export const texts: Same<typeof nl> = {
  service: {
    contact: {
      reach: 'How to reach us',
      'to-form': 'To the form',
      'in-dutch': 'These details are available in Dutch only.',
    },
    newsletter: {
      latest: 'Latest editions',
      'all-editions': 'All editions',
      title: 'Newsletters',
      intro: 'Four e-mails, each with its own moment and its own purpose. Short, on time and easily ended.',
      lists: 'Pick what suits your week',
      inside: 'What is in it',
      when: 'When',
      preview: 'Example: {{name}}',
      'preview-note': 'Put together from what is on the site right now.',
      'preview-empty': 'As soon as there is news, an example will appear here.',
      from: 'From',
      subject: 'Subject',
      now: 'Rather without mail?',
      'now-text':
        'You can follow the same news without an e-mail address: with a feed reader or in your calendar.',
      'feed-news': 'All articles (RSS)',
      'feed-section': '{{section}} (RSS)',
      'feed-jobs': 'New vacancies (RSS)',
      calendar: 'Events in your calendar',
      'about-feeds': 'How does a feed work?',
      promises: 'What we promise',
      'promise-1': 'We only send the letters you choose yourself, once you have confirmed.',
      'promise-2': 'Paid places carry a label, in e-mails too.',
      'promise-3': 'Nobody else gets your address.',
      privacy: 'Read what we keep',
      titles: {
        morning: {
          about: 'The news of the night and the day before, read before the first schedule leaves the door.',
          inside: 'Eight to ten headlines, one figure of the day and the diary until lunch.',
        },
        weekly: {
          about: 'The week in one e-mail, for those who have no time to follow everything as it happens.',
          inside: 'Five stories that mattered, one long read for the weekend and the column.',
        },
        jobs: {
          about: 'New jobs in e-commerce, logistics and fulfilment, with hours and salary.',
          inside: 'The vacancies of the past seven days, by field.',
        },
        events: {
          about: 'Fairs, conferences and webinars that are worth a day of travel or an hour at the screen.',
          inside: 'What is on in the next two months, what it costs and when registration closes.',
        },
      },
    },
    link: {
      ended: 'This link is no longer active',
      'ended-text':
        'The offer or campaign that this link belonged to is over, and so is the way to its page.',
      'ended-at': 'Ended on',
      early: 'This link does not work yet',
      'early-text':
        'The offer or campaign that this link belongs to has yet to start. Please try again later.',
      'early-at': 'Starts on',
      home: 'To the front page',
      contact: 'Ask us',
    },
  },
}
