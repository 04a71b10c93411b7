/** The steps of posting a vacancy, in order, as its address names them. */
export const postingSteps = ['functie', 'voorwaarden', 'tekst', 'voorbeeld', 'bestellen'] as const

export type PostingStep = (typeof postingSteps)[number]

/** The step that follows; the last one has none. */
export function stepAfter(step: PostingStep): PostingStep | undefined {
  return postingSteps[postingSteps.indexOf(step) + 1]
}

/** The step of a name in an address; null for any other text. */
export function stepNamed(name: string | null): PostingStep | null {
  return postingSteps.find((step) => step === name) ?? null
}

/** The step in which a field of the backend is filled in, or a form that is unfinished. */
export function stepOfField(field: string): PostingStep {
  if (['description', 'vacancy-text'].includes(field)) return 'tekst'
  return ['title', 'categories', 'locations', 'applicantCountries', 'vacancy-role'].includes(field)
    ? 'functie'
    : 'voorwaarden'
}
