import type { texts as dutch } from '../nl/newsletter-names.ts'
import type { Same } from '../texts.ts'

/** The newsletters: what they are called and when they come, in English. */
export const texts: Same<typeof dutch> = {
  newsletters: {
    names: {
      morning: 'Morning mail',
      weekly: 'Friday review',
      jobs: 'Vacancy mail',
      events: 'Events diary',
    },
    when: {
      morning: 'Every working day at 6.45 am',
      weekly: 'Fridays at 3 pm',
      jobs: 'Tuesdays at 8 am',
      events: 'First Monday of the month',
    },
  },
}
