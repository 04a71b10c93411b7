import { changeAlertForm, confirmAlertForm, endAlertForm } from '../../../client/job-alerts/forms.ts'
import { StrapiError } from '../../strapi-error.ts'
import { formHandler, type Outcome } from '../form-handler.ts'
import { signedOut } from '../signed-out.ts'
import { withMailedCode } from '../with-mailed-code.ts'

/** Each may be sent again: the backend changes nothing the second time. */
const options = { limit: 'SIGN_IN_LIMIT', isRepeatable: true } as const

/** Confirms an alert, and goes on to all that the address gets. */
export const confirmAlert = formHandler(confirmAlertForm, {
  ...options,
  counts: { done: ['Email link'] },
  act: (_nothing, { query, jobAlerts, href }) =>
    withCode(query, ['bevestigen'], async (code) => {
      await jobAlerts.confirm(code)
      return { kind: 'go', path: href('jobs-alerts', {}, { beheer: code, bevestigd: '1' }) }
    }),
})

/** Ends the alert of a mail, or refuses one that somebody else asked for. */
export const endAlert = formHandler(endAlertForm, {
  ...options,
  act: (_nothing, { query, jobAlerts }) =>
    withCode(query, ['afmelden', 'weigeren', 'bevestigen'], async (code) => {
      await jobAlerts.end(code, 'mail')
      const isRefused = !query.has('afmelden')
      return {
        kind: 'stay',
        notice: { key: isRefused ? 'job-alert-form.done-refused' : 'job-alert-form.done-ended' },
      }
    }),
})

/** Changes or ends alerts: by the link of a mail, or of who is signed in. */
export const changeAlert = formHandler(changeAlertForm, {
  ...options,
  async act(change, { query, jobAlerts, visitor }) {
    const isEnding = change.frequency === 'never'
    const done: Outcome = {
      kind: 'stay',
      notice: { key: isEnding ? 'job-alert-form.done-ended' : 'job-alert-form.done-changed' },
    }
    const work = async (code: string | null) => {
      if (code) await jobAlerts.changeByLink(code, change)
      else if (visitor.signedIn) await jobAlerts.change(visitor.token, change)
      else return signedOut
      return done
    }
    const asked = query.has('beheer') ? withCode(query, ['beheer'], work) : work(null)
    return asked.catch((failure: unknown) => {
      if (!(failure instanceof StrapiError && failure.status === 404)) throw failure
      // It has ended: in another window, or by the link of another mail.
      return isEnding ? done : { kind: 'refused', status: 409, notice: { key: 'job-alert-form.gone' } }
    })
  },
})

const withCode = (query: URLSearchParams, keys: readonly string[], act: (code: string) => Promise<Outcome>) =>
  withMailedCode(query, { keys, broken: 'job-alert-form.broken' }, (code) =>
    act(code).catch((failure: unknown): Outcome => {
      if (!(failure instanceof StrapiError && failure.code === 'alerts-full')) throw failure
      return { kind: 'refused', status: 409, notice: { key: 'job-alert-form.full' } }
    }),
  )
