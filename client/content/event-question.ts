/** What an organiser asks of who registers for an event. */
export interface EventQuestion {
  /** Tells it apart in all languages. */
  code: string
  label: string
  /** Null for one that is answered in words. */
  choices: string[] | null
  isRequired: boolean
}

/** Questions of an event at most, as in the backend: its form has a field for each. */
export const maxQuestions = 5
