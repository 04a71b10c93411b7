import { checkInForm } from '../../client/registrations/door-forms.ts'
import { mailedCode } from '../accounts/mailed-code.ts'
import { formHandler, type Outcome } from '../forms/form-handler.ts'
import { orRefused } from '../forms/or-refused.ts'

/** As many as scripts make; the backend keeps no more than sixty. */
const keyDigits = 32

/** Lets an attendee in, for a browser without script: with it, `POST /api/check-ins` does. */
export const checkIn = formHandler(checkInForm, {
  limit: 'DRAFT_LIMIT',
  isRepeatable: true,
  act: ({ ticket, by }, { query, registrations, idempotencyKey }) =>
    orRefused(async (): Promise<Outcome> => {
      const code = mailedCode(query, 'code') ?? ''
      const {
        outcome,
        name,
        by: before,
      } = await registrations.checkIn({ code, ticket, by, key: idempotencyKey.slice(0, keyDigits) })
      if (outcome === 'in')
        return { kind: 'stay', notice: { key: 'door-form.done', values: { name: name ?? '' } } }
      return {
        kind: 'refused',
        status: 409,
        notice: { key: `door-form.${outcome}`, values: { name: name ?? '', by: before ?? '' } },
      }
    }),
})
