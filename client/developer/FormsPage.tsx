import { type ReactNode, useEffect, useRef } from 'react'
import { FieldsForm } from '../forms/FieldsForm.tsx'
import { SiteProvider, useSite } from '../site-context.tsx'
import { formStates } from './every-field.ts'
import { factsWith, heldPath } from './forms-facts.ts'

type State = keyof typeof formStates

/** For developers: every field of the forms in every state, below each other. */
export function FormsPage() {
  return (
    <main style={{ display: 'grid', gap: 'var(--space-12)', padding: 'var(--gutter)', minWidth: 0 }}>
      <h1>Velden</h1>
      {(Object.keys(formStates) as State[]).map((state) => (
        <fieldset
          key={state}
          disabled={state === 'disabled'}
          style={{ minWidth: 0, margin: 0, padding: 0, border: 0 }}
        >
          <legend>{state}</legend>
          <InState state={state}>
            <FieldsForm of={formStates[state]} />
          </InState>
        </fieldset>
      ))}
    </main>
  )
}

/** Some states are those of an answer, or of what somebody did. */
function InState({ state, children }: { state: State; children: ReactNode }) {
  const { t } = useSite()
  if (state === 'done') {
    const notice = { key: 'contact-form.done', values: { email: 'noor@bedrijf.example' } } as const
    const form = { name: formStates.done.name, values: {}, answer: { isDone: true, notice } } as const
    return (
      <SiteProvider payload={factsWith(form)} t={t}>
        {children}
      </SiteProvider>
    )
  }
  if (state === 'sending')
    return (
      <SiteProvider payload={factsWith(undefined, heldPath)} t={t}>
        <Acted act={(form) => form.requestSubmit()}>{children}</Acted>
      </SiteProvider>
    )
  if (state === 'uploading')
    return <Acted act={(form) => choose(form, new File(['%PDF-1.7'], 'rooster.pdf'))}>{children}</Acted>
  if (state === 'refused file')
    return <Acted act={(form) => choose(form, new File(['MZ'], 'programma.exe'))}>{children}</Acted>
  return children
}

/** Does something with the form inside, once there is script. */
function Acted({ act, children }: { act: (form: HTMLFormElement) => void; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    const form = place.current?.querySelector('form')
    if (!form || isDone.current) return
    isDone.current = true
    act(form)
  })
  return <div ref={place}>{children}</div>
}

function choose(form: HTMLFormElement, file: File): void {
  const input = form.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) return
  const chosen = new DataTransfer()
  chosen.items.add(file)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
