import type * as v from 'valibot'
import { applicationConsent, applicationConsentVersion } from '../../../client/content/application-consent.ts'
import { form } from '../../../client/forms/placed/application.ts'
import { StrapiError } from '../../strapi-error.ts'
import { type FormContext, formHandler, type Outcome, type Refused } from '../form-handler.ts'
import { withAccountCv } from '../handlers/with-account-cv.ts'
import { orRefused } from '../or-refused.ts'
import { attachedFile, submissionFrom } from '../submission-from.ts'

/** The vacancy closed while somebody was writing. */
const closed: Refused = { kind: 'refused', status: 409, notice: { key: 'application-form.closed' } }

/** The account has no CV any more. */
const withoutCv: Refused = {
  kind: 'refused',
  status: 422,
  errors: { cvOf: { key: 'form.file-gone' } },
  notice: { key: 'form.incomplete' },
}

/** Passes an application on to the employer, and leads on to what its candidate sees of it. */
export const handler = formHandler(form, {
  limit: 'MAIL_LIMIT',
  // The second tells it from a click on a link to apply, which is a lead too.
  counts: { done: ['Lead', 'Application'] },
  act: (input, context) =>
    orRefused(() => {
      // A file that was chosen here counts more than the one in the account.
      if (input.cvOf !== 'account' || context.attachment) return send(input, context)
      return withAccountCv(context, withoutCv, (attachment) => send(input, { ...context, attachment }))
    }),
})

async function send(
  { name, email, phone, motivation, links, keep }: v.InferOutput<typeof form.schema>,
  context: FormContext,
): Promise<Outcome> {
  const { applications, href, locale, params, visitor } = context
  try {
    const code = await applications.send({
      ...submissionFrom(context),
      ...{ name, email, motivation, links },
      vacancy: Number(params.id),
      userId: visitor.signedIn ? visitor.userId : null,
      phone: phone || null,
      file: attachedFile(context),
      consent: keep ? applicationConsent[locale] : null,
      consentVersion: keep ? applicationConsentVersion : null,
    })
    return { kind: 'go', path: href('sollicitatie', {}, { code, verstuurd: '1' }) }
  } catch (failure) {
    if (failure instanceof StrapiError && failure.code === 'vacancy-closed') return closed
    throw failure
  }
}
