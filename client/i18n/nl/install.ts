/** Installing the site as an app, in Dutch. */
export const texts = {
  install: {
    action: 'Installeer de app',
    title: '{{site}} als app',
    text: '{{site}} staat dan tussen uw apps en opent meteen in een eigen venster, zonder adresbalk. U hebt er geen appwinkel voor nodig.',
    accept: 'Installeren',
    decline: 'Niet nu',
    understood: 'Begrepen',
    'home-screen': {
      share: 'Tik in Safari op Deel. Ziet u die knop niet? Tik dan eerst op de drie puntjes.',
      add: 'Kies ‘Zet op beginscherm’.',
      confirm: 'Tik op ‘Voeg toe’.',
    },
    dock: {
      share: 'Kies in de menubalk van Safari ‘Archief’.',
      add: 'Kies ‘Voeg toe aan Dock’.',
      confirm: 'Klik op ‘Voeg toe’.',
    },
  },
} as const
