import {
  chooseNewslettersForm,
  confirmNewsletterForm,
  endNewslettersForm,
  refuseNewsletterForm,
} from '../../../client/newsletter/link-forms.ts'
import { mailedCode } from '../../accounts/mailed-code.ts'
import { endedList } from '../../newsletter/ended-list.ts'
import { StrapiError } from '../../strapi-error.ts'
import { formHandler, type Outcome, type Refused } from '../form-handler.ts'

const brokenLink = {
  kind: 'refused',
  status: 422,
  notice: { key: 'newsletter-form.broken' },
} as const satisfies Refused

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
      return { kind: 'stay', notice: { key: 'newsletter-form.done-chosen' } }
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

/** @throws StrapiError for anything but a code that the backend does not know. */
async function withCode(
  query: URLSearchParams,
  keys: readonly string[],
  act: (code: string) => Promise<Outcome>,
): Promise<Outcome> {
  const code = keys.map((key) => mailedCode(query, key)).find((one) => one !== null)
  if (!code) return brokenLink
  return act(code).catch((failure: unknown) => {
    if (failure instanceof StrapiError && failure.status === 400) return brokenLink
    throw failure
  })
}
