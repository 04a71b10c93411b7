/** Takes the token of a form's check, so that it isn't sent twice. */
type Take = () => Promise<string>

const checks = new WeakMap<HTMLFormElement, Take>()

/** Lets a form be sent with the tokens of its check. @returns Ends that. */
export function offerProofs(form: HTMLFormElement, take: Take): () => void {
  checks.set(form, take)
  return () => checks.delete(form)
}

/** The token of a form's check; empty if it has none. */
export async function proofFor(form: HTMLFormElement): Promise<string> {
  return (await checks.get(form)?.()) ?? ''
}
