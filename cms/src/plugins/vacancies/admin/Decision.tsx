import { Button, Field, Flex, LinkButton, Textarea } from '@strapi/design-system'
import { useState } from 'react'
import type { Verdict } from './use-waiting.ts'

type Explained = Exclude<Verdict['is'], 'approved'>

/** What is asked for before each decision that needs a reason, and what its button says. */
const words: Record<Explained, { open: string; label: string; hint: string; done: string }> = {
  rejected: {
    open: 'Afwijzen',
    label: 'Wat moet er anders?',
    hint: 'Wie het indiende, krijgt dit per e-mail.',
    done: 'Afwijzen met deze uitleg',
  },
  kept: {
    open: 'Laten staan',
    label: 'Waarom blijft de vacature staan?',
    hint: 'Wie haar meldde en een adres gaf, krijgt dit per e-mail.',
    done: 'Laten staan met deze uitleg',
  },
  'taken-down': {
    open: 'Van de site halen',
    label: 'Waarom gaat de vacature van de site?',
    hint: 'De werkgever krijgt dit per e-mail, en wie haar meldde en een adres gaf ook. Noem de melder niet.',
    done: 'Van de site halen met deze uitleg',
  },
}

interface DecisionProps {
  isReport: boolean
  isBusy: boolean
  settle: (verdict: Verdict) => Promise<void>
  /** Path of its form in the panel. */
  edit: string | null
}

/** The buttons of a card: every decision but an approval asks for a reason first. */
export function Decision({ isReport, isBusy, settle, edit }: DecisionProps) {
  const [asked, setAsked] = useState<Explained | null>(null)
  if (asked) return <Explanation is={asked} isBusy={isBusy} settle={settle} back={() => setAsked(null)} />
  const asking = (is: Explained, variant: 'danger-light' | 'default') => (
    <Button variant={variant} disabled={isBusy} onClick={() => setAsked(is)}>
      {words[is].open}
    </Button>
  )
  return (
    <Flex gap={2} wrap="wrap">
      {isReport ? (
        <>
          {asking('kept', 'default')}
          {asking('taken-down', 'danger-light')}
        </>
      ) : (
        <>
          <Button disabled={isBusy} onClick={() => settle({ is: 'approved' })}>
            Goedkeuren
          </Button>
          {asking('rejected', 'danger-light')}
        </>
      )}
      {edit && (
        <LinkButton variant="tertiary" href={`/admin${edit}`}>
          Bewerken
        </LinkButton>
      )}
    </Flex>
  )
}

interface ExplanationProps {
  is: Explained
  isBusy: boolean
  settle: (verdict: Verdict) => Promise<void>
  back: () => void
}

function Explanation({ is, isBusy, settle, back }: ExplanationProps) {
  const [reason, setReason] = useState('')
  const { label, hint, done } = words[is]
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Field.Root hint={hint} required>
        <Field.Label>{label}</Field.Label>
        <Textarea
          value={reason}
          maxLength={2000}
          onChange={(event: { target: { value: string } }) => setReason(event.target.value)}
        />
        <Field.Hint />
      </Field.Root>
      <Flex gap={2}>
        <Button
          variant={is === 'kept' ? 'default' : 'danger'}
          disabled={isBusy || reason.trim() === ''}
          onClick={() => settle({ is, reason })}
        >
          {done}
        </Button>
        <Button variant="tertiary" disabled={isBusy} onClick={back}>
          Terug
        </Button>
      </Flex>
    </Flex>
  )
}
