/** As `src/newsletters/names.ts` has them. */
const newsletters: Record<string, string> = {
  morning: 'Ochtendmail',
  weekly: 'Vrijdagoverzicht',
  jobs: 'Vacaturemail',
  events: 'Evenementenagenda',
}

const languages: Record<string, string> = { nl: 'Nederlands', en: 'Engels', de: 'Duits' }

const states: Record<string, string> = {
  draft: 'Concept',
  planned: 'Gepland',
  sending: 'Wordt verzonden',
  sent: 'Verzonden',
  'called-off': 'Gestopt',
}

/** A newsletter and its language. */
export function newsletterName(newsletter: string, locale: string): string {
  return `${newsletters[newsletter] ?? newsletter}, ${languages[locale] ?? locale}`
}

export function stateName(state: string): string {
  return states[state] ?? state
}
