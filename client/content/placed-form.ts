/** The name of a form that editors may place in a body. */
export type PlacedFormName = 'contact' | 'tip' | 'advertise' | 'newsletter-signup'
