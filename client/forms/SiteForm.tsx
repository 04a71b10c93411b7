import './form.css'
import { useStore } from '@tanstack/react-form'
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useSite } from '../site-context.tsx'
import { useHydrated } from '../state/use-hydrated.ts'
import type { FormAnswer } from './answer.ts'
import { LaterDraft } from './draft/LaterDraft.tsx'
import { FormOrigin } from './FormOrigin.tsx'
import { messageText } from './field-message.ts'
import { useFormContext } from './form-context.ts'
import { type FormFindings, FormFindingsContext, fieldId } from './form-findings.ts'
import { guardsOf } from './guards.ts'
import { HumanCheck } from './human/HumanCheck.tsx'
import type { SiteFormState } from './use-site-form.ts'

interface SiteFormProps {
  /** From `useSiteForm`. */
  of: SiteFormState
  /** Label of the button; default: 'Versturen'. */
  submit?: string
  children: ReactNode
  /** Id of the element that a browser without script scrolls to afterwards; default: the top of the page. */
  anchor?: string
  /** Shown beside the button. */
  beside?: ReactNode
  /** Whether its button is secondary to that of another form. */
  isQuiet?: boolean
}

/** The form element, its summary and its button. Without script the browser posts it to its page. */
export function SiteForm({ of: state, submit, children, anchor, beside, isQuiet }: SiteFormProps) {
  const { definition, form, answer, send } = state
  const { path, t } = useSite()
  const element = useRef<HTMLFormElement>(null)
  const findings = useFindings(state)
  // Without script the browser's own checks are all there is; with it, ours say the same in our words.
  const isHydrated = useHydrated()

  useEffect(() => {
    // The fields have their errors by now.
    if (answer) focusOn(answer, element.current)
  }, [answer])

  function sendInstead(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    send(guardsOf(event.currentTarget))
  }

  return (
    <form
      ref={element}
      className="form"
      method="post"
      // The answer redirects to the page; its fragment is that of the form's action.
      action={anchor ? `${path}#${anchor}` : path}
      encType={definition.file && 'multipart/form-data'}
      noValidate={isHydrated}
      onMouseDown={keepFocus}
      onSubmit={sendInstead}
    >
      <FormOrigin of={definition} />
      <form.AppForm>
        {/* Nobody comes to it before it says something: a modal would open on it. */}
        <div className="form-summary" role="alert" tabIndex={answer ? -1 : undefined}>
          <Notice answer={answer} findings={findings} />
        </div>
        <FormFindingsContext value={findings}>{children}</FormFindingsContext>
        <HumanCheck of={definition} />
        <div className="form-end">
          <SubmitButton look={isQuiet ? 'button button-quiet' : 'button'}>
            {submit ?? t('form.submit')}
          </SubmitButton>
          {beside}
        </div>
        {definition.keepsDraft && <LaterDraft of={state} />}
      </form.AppForm>
    </form>
  )
}

/** Pressing a button doesn't blur a field first: the field's message would move the button from under the pointer. */
function keepFocus(event: MouseEvent<HTMLFormElement>) {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
}

function SubmitButton({ look, children }: { look: string; children: ReactNode }) {
  const { t } = useSite()
  const isSending = useStore(useFormContext().store, (state) => state.isSubmitting)
  return (
    <button className={look} type="submit" aria-disabled={isSending}>
      {isSending ? t('form.sending') : children}
    </button>
  )
}

interface NoticeProps {
  answer: FormAnswer | null
  findings: FormFindings
}

/** The message about the whole form. "Some fields are wrong" disappears once none is. */
function Notice({ answer, findings }: NoticeProps) {
  const site = useSite()
  const values = useStore(useFormContext().store, (state) => state.values)
  const notice = answer?.notice
  if (!notice) return null
  let first: string | undefined
  if (notice.key === 'form.incomplete' && !answer.isDone) {
    first = Object.keys(answer.errors).find((field) => findings.returned(field))
    if (!first && Object.keys(findings.check(values)).length === 0) return null
  }
  return (
    <div className={answer.isDone ? 'form-notice' : 'form-notice form-notice-wrong'}>
      {notice.key === 'form.incomplete' && <p className="form-notice-title">{site.t('form.summary')}</p>}
      <p>
        {messageText(site, notice)}
        {/* Without script the browser is at the top of the page now. */}
        {first && (
          <>
            {' '}
            <a href={`#${fieldId(findings.form, first)}`}>{site.t('form.first')}</a>
          </>
        )}
      </p>
    </div>
  )
}

/** Moves the focus to the first invalid field, or else to the message about the whole form. */
function focusOn(answer: FormAnswer, form: HTMLFormElement | null): void {
  if (answer.isDone && !answer.notice) return
  const field = answer.isDone
    ? null
    : form?.querySelector<HTMLElement>('.field-wrong :is(input, select, textarea, [data-focus])')
  const summary = form?.querySelector<HTMLElement>('.form-summary')
  ;(field ?? summary)?.focus()
}

function useFindings({ definition, answer, check, isCleared }: SiteFormState): FormFindings {
  const { name: form } = definition
  const [forgotten, setForgotten] = useState<{ answer: FormAnswer | null; fields: string[] }>({
    answer,
    fields: [],
  })
  return useMemo(() => {
    const fields = forgotten.answer === answer ? forgotten.fields : []
    const errors = answer && !answer.isDone ? answer.errors : {}
    return {
      form,
      isCleared,
      check,
      returned: (field) => (fields.includes(field) ? undefined : errors[field]),
      forget(field) {
        if (errors[field] && !fields.includes(field)) setForgotten({ answer, fields: [...fields, field] })
      },
    }
  }, [form, answer, check, isCleared, forgotten])
}
