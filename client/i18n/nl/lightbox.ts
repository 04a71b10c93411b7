/** The full-screen picture gallery, in Dutch. */
export const texts = {
  lightbox: {
    title: 'Afbeeldingen op volledig scherm',
    pictures: 'Afbeeldingen',
    series: 'fotoserie',
    picture: 'afbeelding',
    caption: 'bijschrift',
    of: 'van',
    position: '{{index}} van {{total}}',
    previous: 'Vorige afbeelding',
    next: 'Volgende afbeelding',
    close: 'Sluiten',
    'zoom-in': 'Inzoomen',
    'zoom-out': 'Uitzoomen',
    failed: 'Deze afbeelding kan nu niet worden getoond.',
  },
} as const
