import type * as v from 'valibot'
import type { FormDefinition } from '../../client/forms/define-form.ts'
import type { FormSchema } from '../../client/forms/validate.ts'
import type { SignedInVisitor } from '../accounts/visitor.ts'
import { type FormContext, type FormHandler, formHandler, type Outcome } from '../forms/form-handler.ts'
import { signedOut } from '../forms/signed-out.ts'
import { vacancyRefusal } from './refusals.ts'

/** A form of employers: it acts for whoever is signed in, and says why the backend refuses. */
export function employerForm<Name extends string, Schema extends FormSchema>(
  form: FormDefinition<Name, Schema>,
  act: (input: v.InferOutput<Schema>, reader: SignedInVisitor, context: FormContext) => Promise<Outcome>,
  options: Pick<FormHandler, 'counts'> = {},
): FormHandler<Name> {
  return formHandler(form, {
    ...options,
    async act(input, context) {
      const { visitor } = context
      if (!visitor.signedIn) return signedOut
      return act(input, visitor, context).catch(vacancyRefusal)
    },
  })
}
