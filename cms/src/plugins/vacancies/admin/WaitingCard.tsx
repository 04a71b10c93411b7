import { Box, Flex, Typography } from '@strapi/design-system'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { Decision } from './Decision.tsx'
import { TextChanges } from './TextChanges.tsx'
import type { Verdict, Waiting } from './use-waiting.ts'
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
  decide: (waiting: Waiting, verdict: Verdict) => Promise<void>
}

/** One thing to approve, or to send back with a reason; or a report to decide. */
export function WaitingCard({ waiting, decide }: WaitingCardProps) {
  const heading = useId()
  const [isBusy, setBusy] = useState(false)
  const { title, company, by, submittedAt, isChange, fields, pictures, warning, edit } = waiting

  async function settle(verdict: Verdict) {
    setBusy(true)
    await decide(waiting, verdict)
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
            {company} · {kindOf(waiting)} · {waiting.kind === 'report' ? 'gestuurd' : 'ingediend'}{' '}
            {moment.format(new Date(submittedAt))} door {by}
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
        <Decision isReport={waiting.kind === 'report'} isBusy={isBusy} settle={settle} edit={edit} />
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

function kindOf({ kind, isChange }: Waiting): string {
  if (kind === 'report') return 'melding van een lezer'
  if (kind === 'claim') return 'wil het profiel overnemen'
  if (kind === 'profile' && !isChange) return 'nieuw bedrijf'
  return isChange ? 'wijziging van wat op de site staat' : 'nieuwe vacature'
}
