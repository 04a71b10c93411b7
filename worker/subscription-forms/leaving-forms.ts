import { cancelRequestForm, withdrawalForm } from '../../client/subscriptions/managing-forms.ts'
import { formHandler } from '../forms/form-handler.ts'
import { orRefused } from '../forms/or-refused.ts'
import { submissionFrom } from '../forms/submission-from.ts'

/** Mails the link of a subscription to its owner. Says nothing about whether there is one. */
export const requestLink = formHandler(cancelRequestForm, {
  limit: 'MAIL_LIMIT',
  isRepeatable: true,
  act: ({ number, email }, { managedSubscriptions, locale: language }) =>
    orRefused(async () => {
      await managedSubscriptions.mailLink({ number, email, language })
      return { kind: 'stay', notice: { key: 'subscription-form.done-link' } }
    }),
})

/** Receives a withdrawal, in two steps as the law wants it: the second one confirms. */
export const receiveWithdrawal = formHandler(withdrawalForm, {
  limit: 'MAIL_LIMIT',
  isRepeatable: true,
  act: ({ name, contract, email, confirmed }, context) =>
    orRefused(async () => {
      if (!confirmed) return { kind: 'refused', status: 422, notice: { key: 'subscription-form.check' } }
      const { managedSubscriptions } = context
      await managedSubscriptions.withdraw({ ...submissionFrom(context), name, contract, email })
      return { kind: 'stay', notice: { key: 'subscription-form.done-withdrawn', values: { email } } }
    }),
})
