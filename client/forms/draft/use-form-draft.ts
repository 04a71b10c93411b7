import { type AnyFormApi, useStore } from '@tanstack/react-form'
import { useEffect, useRef, useState } from 'react'
import { useSite } from '../../site-context.tsx'
import type { FormValues } from '../answer.ts'
import type { FormDefinition } from '../define-form.ts'
import { useFormContext } from '../form-context.ts'
import { saveWhileTyping, type Typing } from '../save-while-typing.ts'
import type { SiteFormState } from '../use-site-form.ts'
import { storedDraft } from './stored-draft.ts'

/** What a reader is told of a draft. */
interface FormDraftState {
  /** When the words were typed that stand in the form again (ISO 8601); null if there are none. */
  typedAt: string | null
  /** Whether what was typed last could not be stored. */
  isFailing: boolean
  /** Empties the form and deletes the draft. */
  discard: () => void
}

/** Stores what a signed-in reader types until it is sent, and puts back what they typed before, into fields that nobody touched yet. */
export function useFormDraft({ definition, answer, preset }: SiteFormState): FormDraftState {
  const { path, returnedForm, user } = useSite()
  const form: AnyFormApi = useFormContext()
  const isSending = useStore(form.store, (state) => state.isSubmitting)
  const [typedAt, setTypedAt] = useState<string | null>(null)
  const [isFailing, setFailing] = useState(false)
  const typing = useRef<Typing>(null)
  const store = useRef<(values: FormValues) => void>(null)
  // What was typed without script and came back is newer than any draft.
  const [mayPutBack] = useState(returnedForm?.name !== definition.name)
  const [chosen] = useState(preset)
  const [page = ''] = path.split('?')
  const account = user?.id ?? 0

  useEffect(() => {
    const draft = storedDraft(definition.name, page, account)
    let isShown = true
    const asked = mayPutBack ? draft.read() : Promise.resolve(null)

    async function keep(values: FormValues) {
      await asked
      const typed = typedParts(definition, values)
      const isStored = await (isTyped(typed, form) ? draft.write(typed) : draft.remove())
      setFailing(!isStored)
    }

    asked.then((found) => {
      if (!isShown) return
      const wasTyped = isTyped(typedParts(definition, form.state.values), form)
      if (found && isOfThisPage(definition, found.values, form)) {
        putBack(form, found.values, chosen)
        setTypedAt(found.typedAt)
      }
      // What was put back needs not be stored again; what was typed before this code was here hasn't been.
      typing.current?.drop()
      if (wasTyped) keep(form.state.values)
    })
    typing.current = saveWhileTyping(form.store, keep)
    store.current = keep
    return () => {
      isShown = false
      typing.current?.end()
    }
  }, [definition, form, page, account, mayPutBack, chosen])

  useEffect(() => {
    // The worker deletes the draft of what it accepts.
    if (isSending) typing.current?.drop()
  }, [isSending])

  useEffect(() => {
    if (answer && !answer.isDone) store.current?.(form.state.values)
  }, [answer, form])

  return {
    typedAt,
    isFailing,
    discard() {
      form.reset()
      setTypedAt(null)
      typing.current?.drop()
      store.current?.(form.state.values)
    },
  }
}

/** What is kept of a form: no file, and no consent, which is given again. */
function typedParts({ file }: FormDefinition, values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => typeof value !== 'boolean' && value.length > 0 && name !== file?.field,
    ),
  )
}

/** Whether there is anything that the page didn't fill in by itself. */
function isTyped(values: FormValues, { options }: AnyFormApi): boolean {
  return Object.entries(values).some(([name, value]) => !isSame(value, options.defaultValues?.[name]))
}

/** Whether a draft answers what the form asks now. */
function isOfThisPage({ draftOf }: FormDefinition, draft: FormValues, { state }: AnyFormApi): boolean {
  return !draftOf || isSame(draft[draftOf] ?? '', state.values[draftOf] ?? '')
}

/** Fields that were touched, or that the address of the page filled in, stay as they are. */
function putBack(form: AnyFormApi, draft: FormValues, chosen: SiteFormState['preset']): void {
  for (const [name, value] of Object.entries(draft))
    if (!chosen[name] && isSame(form.state.values[name], form.options.defaultValues?.[name]))
      form.setFieldValue(name, value)
}

/** Lists and rows are new objects each time. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
