import type { FormKey } from '../../client/forms/field-message.ts'
import { mailedCode } from '../accounts/mailed-code.ts'
import { StrapiError } from '../strapi-error.ts'
import type { Outcome } from './form-handler.ts'

/**
 * Does what the link of a mail is for, with the code in the address.
 * @param keys Of the query; the first that has a code counts.
 * @param broken What to say without a code, and of one that the backend doesn't know.
 * @throws StrapiError for anything but such a code.
 */
export async function withMailedCode(
  query: URLSearchParams,
  { keys, broken }: { keys: readonly string[]; broken: FormKey },
  act: (code: string) => Promise<Outcome>,
): Promise<Outcome> {
  const refused: Outcome = { kind: 'refused', status: 422, notice: { key: broken } }
  const code = keys.map((key) => mailedCode(query, key)).find((one) => one !== null)
  if (!code) return refused
  return act(code).catch((failure: unknown) => {
    if (failure instanceof StrapiError && failure.status === 400) return refused
    throw failure
  })
}
