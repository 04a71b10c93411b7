import {
  chooseNewslettersForm,
  confirmNewsletterForm,
  endNewslettersForm,
  refuseNewsletterForm,
} from '../../../client/newsletter/link-forms.ts'
import { endedList } from '../../newsletter/ended-list.ts'
import { formHandler, type Outcome } from '../form-handler.ts'
import { withMailedCode } from '../with-mailed-code.ts'

/** Each may be sent again: the backend changes nothing the second time. */
const options = { limit: 'SIGN_IN_LIMIT', isRepeatable: true } as const

/** Confirms a sign-up, and goes on to what the address gets now. */
export const confirmNewsletter = formHandler(confirmNewsletterForm, {
  ...options,
  counts: { done: ['Email link'] },
  act: (_nothing, { query, submissions, href }) =>
    withCode(query, ['bevestigen'], async (code) => {
      const { token } = await submissions.confirm(code)
      return { kind: 'go', path: href('nieuwsbrief', {}, { voorkeuren: token, bevestigd: '1' }) }
    }),
})

/** Ends a sign-up that somebody else made. */
export const refuseNewsletter = formHandler(refuseNewsletterForm, {
  ...options,
  act: (_nothing, { query, submissions }) =>
    withCode(query, ['weigeren', 'bevestigen'], async (code) => {
      await submissions.refuse(code)
      return { kind: 'stay', notice: { key: 'newsletter-form.done-refused' } }
    }),
})

/** Changes which newsletters the owner of a mail's link gets. */
export const chooseByLink = formHandler(chooseNewslettersForm, {
  ...options,
  act: ({ lists }, { query, submissions, locale }) =>
    withCode(query, ['voorkeuren'], async (token) => {
      await submissions.choose(token, lists, locale)
      const key = lists.length > 0 ? 'newsletter-form.done-chosen' : 'newsletter-form.done-ended'
      return { kind: 'stay', notice: { key } }
    }),
})

/** Ends the newsletter that the address names, or all. */
export const endNewsletters = formHandler(endNewslettersForm, {
  ...options,
  act: (_nothing, { query, submissions }) =>
    withCode(query, ['afmelden', 'voorkeuren'], async (token) => {
      const list = endedList(query)
      await submissions.unsubscribe(token, list)
      return {
        kind: 'stay',
        notice: { key: list ? 'newsletter-form.done-ended-one' : 'newsletter-form.done-ended' },
      }
    }),
})

const withCode = (query: URLSearchParams, keys: readonly string[], act: (code: string) => Promise<Outcome>) =>
  withMailedCode(query, { keys, broken: 'newsletter-form.broken' }, act)
