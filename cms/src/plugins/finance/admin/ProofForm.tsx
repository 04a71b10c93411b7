import { Field, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system'
import { type FormEvent, useState } from 'react'
import type { ShownMandate } from '../shown.ts'
import { FormButtons } from './FormButtons.tsx'
import { NoteField } from './NoteField.tsx'
import { proofNames } from './proof-names.ts'
import { useChange } from './use-finance.ts'

const proofs = ['paper', 'emandate', 'ideal-first'] as const

type Proof = (typeof proofs)[number]

/** Records a proof of a mandate that finance has seen. */
export function ProofForm({ mandate, onDone }: { mandate: ShownMandate; onDone: () => void }) {
  const change = useChange()
  const [proof, setProof] = useState<Proof>('paper')
  const [note, setNote] = useState('')
  const { reference, holder } = mandate

  async function record(event: FormEvent) {
    event.preventDefault()
    const path = `/finance/mandates/${encodeURIComponent(reference)}/proof`
    const done = `Het bewijs van machtiging ${reference} is vastgelegd.`
    if (note.trim() && (await change('post', path, { proof, note }, done))) onDone()
  }

  return (
    <form onSubmit={record}>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Typography tag="h2" variant="delta">
          Bewijs van machtiging {reference} van {holder}
        </Typography>
        <Flex gap={3} alignItems="flex-start" wrap="wrap">
          <Field.Root name="proof">
            <Field.Label>Soort bewijs</Field.Label>
            <SingleSelect
              value={proof}
              onChange={(value) => setProof(proofs.find((one) => one === value) ?? 'paper')}
            >
              {proofs.map((one) => (
                <SingleSelectOption key={one} value={one}>
                  {proofNames[one]}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          </Field.Root>
          <NoteField
            name="note"
            label="Waar het te vinden is"
            hint="Zoals de map, of het kenmerk bij de bank. Blijft bij de machtiging bewaard."
            value={note}
            onChange={setNote}
          />
        </Flex>
        <FormButtons submit="Vastleggen" isComplete={note.trim() !== ''} onCancel={onDone} />
      </Flex>
    </form>
  )
}
