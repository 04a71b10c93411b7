/** The newsletters: what they are called and when they come, in Dutch. */
export const texts = {
  newsletters: {
    names: {
      morning: 'Ochtendmail',
      weekly: 'Vrijdagoverzicht',
      jobs: 'Vacaturemail',
      events: 'Evenementenagenda',
    },
    when: {
      morning: 'Elke werkdag om 6.45 uur',
      weekly: 'Vrijdag om 15.00 uur',
      jobs: 'Dinsdag om 8.00 uur',
      events: 'Eerste maandag van de maand',
    },
  },
} as const
