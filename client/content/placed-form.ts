/** The name of a form that stands in a body: editors place it, or the loader of its page does. */
export type PlacedFormName =
  | 'application'
  | 'contact'
  | 'tip'
  | 'advertise'
  | 'subscribe'
  | 'newsletter-signup'
  | 'whitepaper'
  | 'vacancy-report'
