import { type AnyFormApi, createFormHook } from '@tanstack/react-form'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { loadFully } from '../navigation/load-fully.ts'
import { useSite } from '../site-context.tsx'
import { showToast } from '../state/toasts.ts'
import type { FormAnswer, FormValues } from './answer.ts'
import type { FormDefinition } from './define-form.ts'
import { type FieldErrors, messageText } from './field-message.ts'
import { CheckboxField } from './fields/CheckboxField.tsx'
import { CheckboxGroup } from './fields/CheckboxGroup.tsx'
import { PasswordField } from './fields/PasswordField.tsx'
import { RadioGroup } from './fields/RadioGroup.tsx'
import { TextArea } from './fields/TextArea.tsx'
import { TextField } from './fields/TextField.tsx'
import { fieldContext, formContext } from './form-context.ts'
import { type Guards, noGuards } from './guards.ts'
import { useSender } from './use-sender.ts'
import { type FormSchema, fieldErrors, missingErrors } from './validate.ts'

const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {
    CheckboxField,
    CheckboxGroup,
    PasswordField,
    RadioGroup,
    TextArea,
    TextField,
  },
  formComponents: {},
})

type Done = Extract<FormAnswer, { isDone: true }>

interface SiteFormOptions<Values extends FormValues> {
  /** Initial values, instead of those of an empty form. */
  initial?: Values
  /**
   * Values that the page chooses, by field, such as the product whose button was pressed. One that changes while the form is open goes into
   * its field; what was typed into the others stays.
   */
  preset?: Readonly<Record<string, string>>
  /** Fields that the page can't do without, though the rules can: the same from its first render on. */
  required?: readonly string[]
  /** Called when the form is done. Default: navigates to the page that the worker names. */
  onDone?: (answer: Done, values: Values) => void | Promise<void>
  /** Whether the form is emptied when it is done and stays visible. */
  clearsWhenDone?: boolean
  /** Whether a toast confirms, instead of a lasting message beside the form. */
  tellsByToast?: boolean
}

/**
 * A form of this site: one schema validates it, and it is posted to its page.
 * A form that was posted without script is shown again with what was typed.
 *
 * Errors are derived from the values alone, on demand. TanStack Form stores the values, which fields were visited, and the
 * submission; its own error maps have one slot for each event, and an error from one event stays when another event
 * removes its cause (TanStack/form#1936).
 */
export function useSiteForm<Values extends FormValues>(
  definition: FormDefinition<string, FormSchema, Values>,
  {
    initial = definition.initial,
    preset = {},
    required = [],
    onDone = moveOn,
    clearsWhenDone = false,
    tellsByToast = false,
  }: SiteFormOptions<Values> = {},
) {
  const { name, schema } = definition
  const site = useSite()
  // As the page was opened, whatever has been loaded into it since.
  const [{ returnedForm }] = useState(site)
  const before = returnedForm?.name === name ? returnedForm : null
  const [answer, setAnswer] = useState<FormAnswer | null>(before?.answer ?? null)
  const [isCleared, setCleared] = useState(false)
  // As initial values, later ones would replace everything that was typed.
  const [firstPreset] = useState(preset)
  const guards = useRef(noGuards)
  const sendValues = useSender(name)
  const [check] = useState(() =>
    rememberLast((values: object) => ({
      ...missingErrors(required, values),
      ...fieldErrors(schema, values),
    })),
  )
  const form = useAppForm({
    defaultValues: isCleared ? initial : { ...initial, ...firstPreset, ...before?.values },
    async onSubmit({ value, formApi }) {
      if (Object.keys(check(value)).length > 0) return setAnswer(incomplete())
      const answered = await sendValues(value, guards.current)
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

  useChangedPreset(form, preset)

  function send(given = noGuards) {
    guards.current = given
    // A second press during the first counts as the same. Read from the store, since a render may be behind.
    if (!form.store.state.isSubmitting) form.handleSubmit()
  }

  /** Starts again with other values, for a page that sends them itself: what was said of those before is gone. */
  function clear(values: Values) {
    setAnswer(null)
    form.reset(values, { keepDefaultValues: true })
  }

  return { definition, form, answer, check, send, clear, preset, isCleared }
}

function useChangedPreset(form: AnyFormApi, preset: Readonly<Record<string, string>>): void {
  const known = useRef(preset)
  useEffect(() => {
    for (const [name, value] of Object.entries(preset))
      if (known.current[name] !== value) form.setFieldValue(name, value)
    known.current = preset
  })
}

function incomplete(): FormAnswer {
  return { isDone: false, errors: {}, notice: { key: 'form.incomplete' } }
}

/** All fields validate the same values, a new object after each change. */
function rememberLast(check: (values: object) => FieldErrors): (values: object) => FieldErrors {
  let last: { values: object; errors: FieldErrors } | undefined
  return function checkOnce(values) {
    if (last?.values !== values) last = { values, errors: check(values) }
    return last.errors
  }
}

/** What this page knew about a visitor must not outlive a change of account. */
async function moveOn({ goTo, provider }: Done): Promise<void> {
  if (provider) location.assign(provider)
  else if (goTo) await loadFully(goTo)
}

/** What `SiteForm` needs from a form with any fields. */
export interface SiteFormState {
  definition: FormDefinition
  answer: FormAnswer | null
  check: (values: object) => FieldErrors
  send: (guards?: Guards) => void
  form: { AppForm: ComponentType<{ children?: ReactNode }> }
  /** Values that the page chose, by field. */
  preset: Readonly<Record<string, string>>
  /** Whether it was emptied because it was done. */
  isCleared: boolean
}
