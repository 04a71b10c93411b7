import { useRef, useState } from 'react'
import { useSite } from '../site-context.tsx'
import type { FormAnswer, FormValues } from './answer.ts'
import type { Guards } from './guards.ts'
import { newIdempotencyKey, sendForm } from './send-form.ts'

/**
 * Sends a form to its page, with the stamp of the page that it was opened on, whatever has been loaded into that page since. Until there is
 * an outcome every attempt has the same key: if an answer was lost, the next attempt gets it.
 */
export function useSender(name: string): (values: FormValues, guards: Guards) => Promise<FormAnswer> {
  const { path, formStamp } = useSite()
  const [stamp] = useState(formStamp)
  const key = useRef('')

  return async function send(values, { trap, takeProof }) {
    key.current ||= newIdempotencyKey()
    const proof = await takeProof()
    const answer = await sendForm(path, name, values, { key: key.current, stamp, trap, proof })
    if (answer.isDone) key.current = ''
    return answer
  }
}
