/** Number of an article for subscribers, in three languages, and something that each of them says further down. */
export const closed = 115
export const sentences = {
  nl: 'Daar krijg je met korting niemand meer langs',
  en: 'No discount will get people past that',
  de: 'Nordhorn',
}

/** What only its closed part says: a place that no other article names, so that finding it says something of its text, and those sentences. */
export const closedWords = new RegExp(['nordhorn', ...Object.values(sentences)].join('|'), 'i')
