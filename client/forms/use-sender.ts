import { useState } from 'react'
import { useSite } from '../site-context.tsx'
import type { FormAnswer, FormValues } from './answer.ts'
import { formAttempts } from './form-attempts.ts'
import type { Guards } from './guards.ts'
import { sendForm } from './send-form.ts'

/**
 * Sends a form to its page, with the stamp of the page that it was opened on, whatever has been loaded into that page since, and with a key by
 * which it acts once.
 */
export function useSender(name: string): (values: FormValues, guards: Guards) => Promise<FormAnswer> {
  const { path, formStamp } = useSite()
  const [stamp] = useState(formStamp)
  const [{ keyOf, answered }] = useState(formAttempts)

  return async function send(values, { trap, takeProof }) {
    const key = keyOf(values)
    const proof = await takeProof()
    const answer = await sendForm(path, name, values, { key, stamp, trap, proof })
    answered(values, answer)
    return answer
  }
}
