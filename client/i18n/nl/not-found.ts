/** The not-found page, in addition to the texts of all error screens, in Dutch. */
export const texts = {
  'not-found': {
    hint: 'Misschien is het adres verkeerd overgenomen of is de pagina verhuisd. Hieronder vindt u de weg terug.',
    sections: 'Of kies een rubriek',
    tags: 'Zoek op onderwerp, van A tot Z',
  },
} as const
