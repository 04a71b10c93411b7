import { Box, Button, Field, Flex, LinkButton, Textarea, Typography } from '@strapi/design-system'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { TextChanges } from './TextChanges.tsx'
import type { Waiting } from './use-waiting.ts'
import { WaitingPictures } from './WaitingPictures.tsx'

const moment = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'medium', timeStyle: 'short' })

const Fields = styled.dl`
  display: grid;
  gap: 8px 16px;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 768px) {
    grid-template-columns: 14rem minmax(0, 1fr);
  }
  dd { white-space: pre-wrap; overflow-wrap: anywhere; }
`

interface WaitingCardProps {
  waiting: Waiting
  /** @param reason Null approves. */
  decide: (waiting: Waiting, reason: string | null) => Promise<void>
}

/** One thing to approve, or to send back with a reason. */
export function WaitingCard({ waiting, decide }: WaitingCardProps) {
  const heading = useId()
  const [isBusy, setBusy] = useState(false)
  const { title, company, by, submittedAt, isChange, fields, pictures, warning, edit } = waiting

  async function settle(reason: string | null) {
    setBusy(true)
    await decide(waiting, reason)
    setBusy(false)
  }

  return (
    <Box
      tag="section"
      aria-labelledby={heading}
      background="neutral0"
      shadow="tableShadow"
      hasRadius
      padding={6}
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Box>
          <Typography tag="h2" variant="beta" id={heading}>
            {title}
          </Typography>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {company} · {kindOf(waiting)} · ingediend {moment.format(new Date(submittedAt))} door {by}
          </Typography>
        </Box>
        {warning && (
          <Typography fontWeight="bold" textColor="warning700">
            {warning}
          </Typography>
        )}
        {fields.length === 0 && !pictures && <Typography>Er is niets veranderd.</Typography>}
        <Fields>
          {fields.map(({ name, now, before }) => (
            <Pair key={name} name={name} now={now} before={before} isChange={isChange} />
          ))}
        </Fields>
        {pictures && <WaitingPictures path={pictures} />}
        <Decision isBusy={isBusy} settle={settle} edit={edit} />
      </Flex>
    </Box>
  )
}

function Pair({ name, now, before, isChange }: Waiting['fields'][number] & { isChange: boolean }) {
  return (
    <>
      <Typography tag="dt" variant="sigma" textColor="neutral600">
        {name}
      </Typography>
      <Typography tag="dd" variant="omega">
        {isChange ? <TextChanges before={before} now={now} /> : now}
      </Typography>
    </>
  )
}

interface DecisionProps {
  isBusy: boolean
  settle: (reason: string | null) => Promise<void>
  edit: string | null
}

function Decision({ isBusy, settle, edit }: DecisionProps) {
  const [reason, setReason] = useState<string | null>(null)
  if (reason === null)
    return (
      <Flex gap={2} wrap="wrap">
        <Button disabled={isBusy} onClick={() => settle(null)}>
          Goedkeuren
        </Button>
        <Button variant="danger-light" disabled={isBusy} onClick={() => setReason('')}>
          Afwijzen
        </Button>
        {edit && (
          <LinkButton variant="tertiary" href={`/admin${edit}`}>
            Bewerken
          </LinkButton>
        )}
      </Flex>
    )
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Field.Root hint="Wie het indiende, krijgt dit per e-mail." required>
        <Field.Label>Wat moet er anders?</Field.Label>
        <Textarea
          value={reason}
          maxLength={2000}
          onChange={(event: { target: { value: string } }) => setReason(event.target.value)}
        />
        <Field.Hint />
      </Field.Root>
      <Flex gap={2}>
        <Button variant="danger" disabled={isBusy || reason.trim() === ''} onClick={() => settle(reason)}>
          Afwijzen met deze uitleg
        </Button>
        <Button variant="tertiary" disabled={isBusy} onClick={() => setReason(null)}>
          Terug
        </Button>
      </Flex>
    </Flex>
  )
}

function kindOf({ kind, isChange }: Waiting): string {
  if (kind === 'claim') return 'wil het profiel overnemen'
  if (kind === 'profile' && !isChange) return 'nieuw bedrijf'
  return isChange ? 'wijziging van wat op de site staat' : 'nieuwe vacature'
}
