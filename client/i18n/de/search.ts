import type { texts as dutch } from '../nl/search.ts'
import type { Same } from '../texts.ts'

/** The search page, in German. */
export const texts: Same<typeof dutch> = {
  search: {
    title: 'Suche',
    'title-for': 'Gefunden zu „{{text}}“',
    'title-none': 'Nichts gefunden zu „{{text}}“',
    intro: 'In allen Artikeln, Stellen, Veranstaltungen, Firmen und Magazinen.',
    total: { one: '{{count}} Treffer', other: '{{count}} Treffer' },
    'total-capped': 'Mehr als {{count}} Treffer',
    page: 'Seite {{page}}',
    'did-you-mean': 'Meinten Sie',
    corrected: 'Zu „{{typed}}“ wurde nichts gefunden. Unten steht, was zu passen scheint.',
    jobs: {
      near: {
        one: '{{count}} Stelle für „{{role}}“ im Umkreis von {{distance}} km um {{place}}',
        other: '{{count}} Stellen für „{{role}}“ im Umkreis von {{distance}} km um {{place}}',
      },
      'any-near': {
        one: '{{count}} Stelle im Umkreis von {{distance}} km um {{place}}',
        other: '{{count}} Stellen im Umkreis von {{distance}} km um {{place}}',
      },
      elsewhere: {
        one: '{{count}} Stelle für „{{role}}“ an einem anderen Ort',
        other: '{{count}} Stellen für „{{role}}“ an anderen Orten',
      },
    },
    filters: 'Verfeinern',
    type: 'Art',
    section: 'Ressort',
    year: 'Jahr',
    tag: 'Thema',
    order: 'Reihenfolge',
    relevance: 'Beste Treffer',
    newest: 'Neueste zuerst',
    'clear-all': 'Alle Filter löschen',
    results: 'Treffer',
    count: ', {{count}} Mal',
    'none-title': 'Dazu haben wir nichts',
    'none-text':
      'Prüfen Sie die Schreibweise, wählen Sie ein allgemeineres Wort oder suchen Sie mit weniger Wörtern. Ein Teil eines Wortes genügt: „Paket“ findet auch „Paketdienst“.',
    'none-filtered': 'Mit diesen Filtern gibt es nichts. Ohne sie vielleicht schon.',
    alike: 'Ähnliche Themen',
    tags: 'Themen, über die wir viel schreiben',
    sections: 'Oder beginnen Sie mit einem Ressort',
    latest: 'Das Neueste',
    types: {
      content: 'Artikel',
      event: 'Veranstaltungen',
      vacancy: 'Stellen',
      partner: 'Firmen',
      magazine: 'Magazine',
      page: 'Seiten',
      tag: 'Themen',
      product: 'Produkte',
    },
  },
}
