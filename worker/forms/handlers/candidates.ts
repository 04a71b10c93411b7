import { answerForm, candidateForm } from '../../../client/applications/candidate-forms.ts'
import { recheckSession } from '../../accounts/current-user.ts'
import type { SignedInVisitor } from '../../accounts/visitor.ts'
import { StrapiError } from '../../strapi-error.ts'
import { type FormContext, formHandler, type Outcome, type Refused } from '../form-handler.ts'
import { orRefused } from '../or-refused.ts'
import { signedOut } from '../signed-out.ts'

/** It was withdrawn, or its time was over, while the employer read it. */
const gone: Refused = { kind: 'refused', status: 409, notice: { key: 'candidate-form.gone' } }

/** Changes where the employer is with a candidate. */
export const changeCandidate = formHandler(candidateForm, {
  isRepeatable: true,
  act: ({ application, state, note }, context) =>
    asMember(context, async ({ token }, number) => {
      await context.applications.change(token, number, application, { state, note })
      return { kind: 'stay', notice: { key: 'candidate-form.done-changed' } }
    }),
})

/** Mails the employer's words to a candidate. */
export const answerCandidate = formHandler(answerForm, {
  act: ({ application, message }, context) =>
    asMember(context, async ({ token }, number) => {
      const submissionKey = context.idempotencyKey
      await context.applications.answer(token, number, application, { submissionKey, message })
      return { kind: 'stay', notice: { key: 'candidate-form.done-answered' } }
    }),
})

async function asMember(
  { params, visitor }: FormContext,
  act: (reader: SignedInVisitor, number: number) => Promise<Outcome>,
): Promise<Outcome> {
  if (!visitor.signedIn) return signedOut
  return orRefused(() => act(visitor, Number(params.id)).catch(refused))

  function refused(failure: unknown): Outcome {
    if (!(failure instanceof StrapiError)) throw failure
    if (failure.status === 404) return gone
    if (failure.status === 401 && visitor.signedIn) recheckSession(visitor.token)
    throw failure
  }
}
