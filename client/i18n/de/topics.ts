import type { texts as nl } from '../nl/topics.ts'
import type { Same } from '../texts.ts'

/** Topic pages, in German. */
export const texts: Same<typeof nl> = {
  topic: {
    label: 'Thema',
    related: 'Verwandte Themen',
    'empty-title': 'Noch keine Artikel zu diesem Thema',
    'empty-text':
      'Wählen Sie ein anderes Thema aus der Übersicht oder beginnen Sie mit den neuesten Nachrichten.',
  },
  topics: {
    title: 'Themen von A bis Z',
    intro: 'Jeder Artikel ist Themen zugeordnet. Hier stehen sie alle, mit der Zahl der Artikel.',
    'most-used': 'Am häufigsten behandelt',
    initials: 'Anfangsbuchstaben wählen',
    'initial-title': 'Themen mit {{char}}',
    count: { one: '{{count}} Thema', other: '{{count}} Themen' },
    previous: 'Vorheriger Buchstabe: {{char}}',
    next: 'Nächster Buchstabe: {{char}}',
    'empty-title': 'Noch keine Themen',
    'empty-text': 'Themen erscheinen hier, sobald es Artikel dazu gibt.',
  },
}
