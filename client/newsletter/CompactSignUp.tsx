import { type FormEvent, useId, useState } from 'react'
import type { NewsletterName } from '../content/newsletter.ts'
import { newsletterConsent } from '../content/newsletter-consent.ts'
import { sitePages } from '../content/site-pages.ts'
import type { FormAnswer } from '../forms/answer.ts'
import { FormOrigin } from '../forms/FormOrigin.tsx'
import { messageText } from '../forms/field-message.ts'
import { guardsOf } from '../forms/guards.ts'
import { HumanCheck } from '../forms/human/HumanCheck.tsx'
import { useSender } from '../forms/use-sender.ts'
import { useSite } from '../site-context.tsx'

/** The form of `newsletterSignUpForm`, without its definition: that would bring the rules and the fields to pages that show one field. */
const form = { name: 'newsletter-signup', isForStrangers: true } as const

/** Where a browser without script is led back to. */
const anchor = 'newsletter-signup-form'

/**
 * Signing up for one newsletter with an e-mail address and nothing else. The browser checks the address, the worker applies the rules.
 */
export function CompactSignUp({ list, onDone }: { list: NewsletterName; onDone: () => void }) {
  const site = useSite()
  const { t, href, locale, path, returnedForm } = site
  const id = useId()
  const before = returnedForm?.name === form.name ? returnedForm : null
  const [answer, setAnswer] = useState<FormAnswer | null>(before?.answer ?? null)
  const [isSending, setSending] = useState(false)
  const send = useSender(form.name)

  async function sendInstead(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const fields = new FormData(event.currentTarget)
    const email = String(fields.get('email') ?? '')
    setSending(true)
    const sent = await send({ email, lists: [list] }, guardsOf(event.currentTarget))
    if (sent.isDone) onDone()
    setAnswer(sent)
    setSending(false)
  }

  const isDone = answer?.isDone === true
  const error = answer && !answer.isDone ? (answer.errors.email ?? answer.notice) : undefined
  return (
    <div className="compact-sign-up" id={anchor}>
      <div role="status">
        {isDone && answer.notice && <p className="form-notice">{messageText(site, answer.notice)}</p>}
      </div>
      {!isDone && (
        <form
          className="compact-sign-up-form"
          method="post"
          action={`${path}#${anchor}`}
          onSubmit={sendInstead}
        >
          <FormOrigin of={form} />
          <input type="hidden" name="lists" value={list} />
          <div className={error ? 'field field-wrong' : 'field'}>
            <label className="field-label" htmlFor={`${id}-email`}>
              {t('newsletter-form.email')}
            </label>
            <div className="control-row">
              <input
                className="control"
                id={`${id}-email`}
                name="email"
                type="email"
                autoComplete="email"
                maxLength={254}
                required
                defaultValue={String(before?.values.email ?? '')}
                aria-invalid={error !== undefined}
                aria-describedby={`${id}-error ${id}-consent`}
              />
              <button className="button" type="submit" aria-disabled={isSending}>
                {isSending ? t('newsletter-form.sending') : t('newsletter-form.submit')}
              </button>
            </div>
            <p className="field-error" id={`${id}-error`} role="alert">
              {error && messageText(site, error, t('newsletter-form.email'))}
            </p>
          </div>
          <HumanCheck of={form} />
          <p className="field-hint" id={`${id}-consent`}>
            {newsletterConsent[locale]}{' '}
            <a href={href('slug', { slug: sitePages[locale].privacy ?? 'privacy' })}>
              {t('newsletter-form.privacy')}
            </a>
          </p>
        </form>
      )}
    </div>
  )
}
