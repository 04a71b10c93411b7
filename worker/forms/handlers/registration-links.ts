import { answersIn } from '../../../client/forms/answer-fields.tsx'
import { attendeeFrom } from '../../../client/forms/attendees.ts'
import { attendeesForm, cancelByLinkForm } from '../../../client/registrations/link-forms.ts'
import { mailedCode } from '../../accounts/mailed-code.ts'
import { formHandler, type Outcome } from '../form-handler.ts'
import { orRefused } from '../or-refused.ts'
import { registrationRefusal } from '../registration-refusal.ts'

/** Changes who comes, by the link of a mail. */
export const changeAttendees = formHandler(attendeesForm, {
  limit: 'SIGN_IN_LIMIT',
  isRepeatable: true,
  act: ({ attendees, ...answers }, { query, registrations, href }) =>
    orRefusedInWords(async () => {
      const code = mailedCode(query, 'code') ?? ''
      await registrations.changeByLink(code, {
        attendees: attendees.map(attendeeFrom),
        answers: answersIn(answers),
      })
      return { kind: 'go', path: href('inschrijving', {}, { code, gewijzigd: '1' }) }
    }),
})

/** Cancels a registration by the link of a mail. Doing it twice is fine. */
export const cancelByLink = formHandler(cancelByLinkForm, {
  limit: 'SIGN_IN_LIMIT',
  isRepeatable: true,
  act: (_nothing, { query, registrations }) =>
    orRefusedInWords(async () => {
      await registrations.cancelByLink(mailedCode(query, 'code') ?? '')
      return { kind: 'stay', notice: { key: 'event-form.done-cancelled' } }
    }),
})

function orRefusedInWords(act: () => Promise<Outcome>): Promise<Outcome> {
  return orRefused(() =>
    act().catch((failure: unknown) => {
      const refused = registrationRefusal(failure)
      if (refused) return refused
      throw failure
    }),
  )
}
