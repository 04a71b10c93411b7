import { answersIn } from '../../../client/forms/answer-fields.tsx'
import { attendeeFrom } from '../../../client/forms/attendees.ts'
import { form } from '../../../client/forms/placed/event-registration.ts'
import { SiteError } from '../../errors.ts'
import { formHandler } from '../form-handler.ts'
import { orRefused } from '../or-refused.ts'
import { registrationRefusal } from '../registration-refusal.ts'
import { submissionFrom } from '../submission-from.ts'

/** Registers for an event, and leads on to the page of the registration. */
export const handler = formHandler(form, {
  limit: 'MAIL_LIMIT',
  counts: { done: ['Lead'] },
  act: ({ name, email, company, role, offer, others, question, ...answers }, context) =>
    orRefused(async () => {
      const { content, registrations, href, locale, params, visitor } = context
      // The page was found by it.
      const slug = params.slug ?? ''
      const event = await content.event(slug, locale)
      if (!event) throw new SiteError('NotFoundError', { path: `/events/${slug}` })
      try {
        const code = await registrations.send({
          ...submissionFrom(context),
          email,
          event: event.number,
          userId: visitor.signedIn ? visitor.userId : null,
          attendees: [attendeeFrom({ name, email, company, role }), ...others.map(attendeeFrom)],
          offer: offer || null,
          question: question || null,
          answers: answersIn(answers),
        })
        return { kind: 'go', path: href('inschrijving', {}, { code, verstuurd: '1' }) }
      } catch (failure) {
        const refused = registrationRefusal(failure)
        if (refused) return refused
        throw failure
      }
    }),
})
