import type { texts as nl } from '../nl/topics.ts'
import type { Same } from '../texts.ts'

/** Topic pages, in English. */
export const texts: Same<typeof nl> = {
  topic: {
    label: 'Topic',
    related: 'Related topics',
    'empty-title': 'No articles on this topic yet',
    'empty-text': 'Pick another topic from the index, or start with the latest news.',
  },
  topics: {
    title: 'Topics from A to Z',
    intro: 'Every article is filed under topics. Here they all are, with the number of articles on each.',
    'most-used': 'Most written about',
    initials: 'Choose an initial',
    'initial-title': 'Topics under {{char}}',
    count: { one: '{{count}} topic', other: '{{count}} topics' },
    previous: 'Previous letter: {{char}}',
    next: 'Next letter: {{char}}',
    'empty-title': 'No topics yet',
    'empty-text': 'Topics appear here as soon as there are articles about them.',
  },
}
