import { withdrawByLinkForm } from '../../../client/applications/withdraw-forms.ts'
import { mailedCode } from '../../accounts/mailed-code.ts'
import { StrapiError } from '../../strapi-error.ts'
import { formHandler, type Outcome } from '../form-handler.ts'

const withdrawn: Outcome = { kind: 'stay', notice: { key: 'application-form.done-withdrawn' } }

/** Withdraws an application by the link of a mail. Doing it twice is fine. */
export const withdrawByLink = formHandler(withdrawByLinkForm, {
  limit: 'SIGN_IN_LIMIT',
  isRepeatable: true,
  async act(_nothing, { query, applications }) {
    const code = mailedCode(query, 'code') ?? ''
    await applications.withdrawByLink(code).catch((failure: unknown) => {
      if (!(failure instanceof StrapiError && failure.status === 404)) throw failure
    })
    return withdrawn
  },
})
