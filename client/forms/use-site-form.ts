import { createFormHook } from '@tanstack/react-form'
import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { loadFully } from '../navigation/load-fully.ts'
import { useSite } from '../site-context.tsx'
import { showToast } from '../state/toasts.ts'
import type { FormAnswer, FormValues } from './answer.ts'
import type { FormDefinition } from './define-form.ts'
import { type FieldErrors, messageText } from './field-message.ts'
import { CheckboxField } from './fields/CheckboxField.tsx'
import { CheckboxGroup } from './fields/CheckboxGroup.tsx'
import { IbanField } from './fields/IbanField.tsx'
import { PasswordField } from './fields/PasswordField.tsx'
import { RadioGroup } from './fields/RadioGroup.tsx'
import { TextArea } from './fields/TextArea.tsx'
import { TextField } from './fields/TextField.tsx'
import { fieldContext, formContext } from './form-context.ts'
import { newIdempotencyKey, sendForm } from './send-form.ts'
import { type FormSchema, fieldErrors } from './validate.ts'

const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {
    CheckboxField,
    CheckboxGroup,
    IbanField,
    PasswordField,
    RadioGroup,
    TextArea,
    TextField,
  },
  formComponents: {},
})

type Done = Extract<FormAnswer, { isDone: true }>

interface SiteFormOptions<Values extends FormValues> {
  /** The values at first, in place of those of an empty form. */
  initial?: Values
  /** What happens when the worker is content. Default: moves to the page that it names. */
  onDone?: (answer: Done, values: Values) => void | Promise<void>
  /** Whether a form that is done, and stays in view, is empty again. */
  clearsWhenDone?: boolean
  /** Whether a toast tells what was done, which leaves by itself, in place of words beside the form, which stay. */
  tellsByToast?: boolean
}

/**
 * A form of this site: rules by one schema, sent to the page that it stands on.
 * A form that was sent without script comes back with what was typed.
 *
 * What is wrong is worked out from the values alone, whenever it is asked. TanStack Form keeps the values, who was where,
 * and the sending; its own lists of errors have one place for each event, and what an event found there stays when the
 * cause goes away by another (TanStack/form#1936).
 */
export function useSiteForm<Values extends FormValues>(
  definition: FormDefinition<string, FormSchema, Values>,
  {
    initial = definition.initial,
    onDone = moveOn,
    clearsWhenDone = false,
    tellsByToast = false,
  }: SiteFormOptions<Values> = {},
) {
  const { name, schema } = definition
  const site = useSite()
  const { path, returnedForm, formStamp: stamp } = site
  const before = returnedForm?.name === name ? returnedForm : null
  const [answer, setAnswer] = useState<FormAnswer | null>(before?.answer ?? null)
  const [isCleared, setCleared] = useState(false)
  const key = useRef('')
  const trap = useRef('')
  const [check] = useState(() => rememberLast((values: object) => fieldErrors(schema, values)))
  const form = useAppForm({
    defaultValues: isCleared ? initial : { ...initial, ...before?.values },
    async onSubmit({ value, formApi }) {
      if (Object.keys(check(value)).length > 0) return setAnswer(incomplete())
      key.current ||= newIdempotencyKey()
      const answered = await sendForm(path, name, value, { key: key.current, stamp, trap: trap.current })
      // The same key until something has come of it: an answer that was lost on its way is then heard the next time.
      if (answered.isDone) key.current = ''
      if (answered.isDone && answered.notice && tellsByToast) {
        setAnswer(null)
        showToast(messageText(site, answered.notice))
      } else setAnswer(answered)
      if (!answered.isDone) return
      if (clearsWhenDone) {
        setCleared(true)
        formApi.reset(initial)
      }
      await onDone(answered, value)
    },
  })

  function send(trapped = '') {
    trap.current = trapped
    // A second press while the first is on its way is the same one. Asked of the store: a render may be behind.
    if (!form.store.state.isSubmitting) form.handleSubmit()
  }

  return { definition, form, answer, check, send }
}

function incomplete(): FormAnswer {
  return { isDone: false, errors: {}, notice: { key: 'form.incomplete' } }
}

/** Every field asks about the same values, which are another object once one of them changes. */
function rememberLast(check: (values: object) => FieldErrors): (values: object) => FieldErrors {
  let last: { values: object; errors: FieldErrors } | undefined
  return function checkOnce(values) {
    if (last?.values !== values) last = { values, errors: check(values) }
    return last.errors
  }
}

/** What this page knew of a visitor must not outlive a change of who that is. */
async function moveOn({ goTo, provider }: Done): Promise<void> {
  if (provider) location.assign(provider)
  else if (goTo) await loadFully(goTo)
}

/** What `SiteForm` needs of a form, whatever its fields are. */
export interface SiteFormState {
  definition: FormDefinition
  answer: FormAnswer | null
  check: (values: object) => FieldErrors
  /** @param trapped What stands in the field that people do not see. */
  send: (trapped?: string) => void
  form: { AppForm: ComponentType<{ children?: ReactNode }> }
}
