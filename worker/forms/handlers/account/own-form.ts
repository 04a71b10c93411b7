import type * as v from 'valibot'
import type { FormSchema } from '../../../../client/forms/validate.ts'
import type { SignedInVisitor } from '../../../accounts/visitor.ts'
import { type FormContext, type FormHandler, formHandler, type Outcome } from '../../form-handler.ts'

interface OwnForm<Schema extends FormSchema> extends Omit<FormHandler<Schema>, 'act'> {
  act: (input: v.InferOutput<Schema>, reader: SignedInVisitor, context: FormContext) => Promise<Outcome>
}

/** A form of the account pages: it acts for whoever is signed in, and for nobody else. */
export function ownForm<Schema extends FormSchema>({ act, ...form }: OwnForm<Schema>): FormHandler {
  return formHandler<Schema>({
    ...form,
    async act(input, context) {
      const { visitor } = context
      if (!visitor.signedIn)
        return { kind: 'refused', status: 401, notice: { key: 'account-error.signed-out' } }
      return act(input, visitor, context)
    },
  })
}
