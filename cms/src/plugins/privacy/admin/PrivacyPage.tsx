import { Box, Button, Field, Flex, TextInput, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { type FormEvent, useState } from 'react'
import { formatMoment, PlainTable } from '../../../admin/PlainTable.tsx'
import { countsText } from './counts-text.ts'
import { PersonFound } from './PersonFound.tsx'
import { usePerson, useRequests } from './use-person.ts'

const acts = { exported: 'Gegevens gegeven', deleted: 'Gegevens gewist' }

/** For somebody who asks for their data: what is stored, given to them, or deleted. */
export default function PrivacyPage() {
  return (
    <Page.Protect permissions={[{ action: 'plugin::privacy.handle', subject: null }]}>
      <Privacy />
    </Page.Protect>
  )
}

function Privacy() {
  const { requests, refresh } = useRequests()
  const { found, lookUp, save, remove } = usePerson(refresh)
  const [email, setEmail] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    lookUp(email.trim().toLowerCase())
  }

  return (
    <Page.Main>
      <Page.Title>Privacy</Page.Title>
      <Layouts.Header
        title="Privacy"
        subtitle="Voor wie vraagt welke gegevens we bewaren, of ze gewist wil hebben. Ga eerst na dat het adres van de vrager is."
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8}>
          <Box background="neutral0" shadow="tableShadow" hasRadius padding={6}>
            <Flex direction="column" alignItems="stretch" gap={6}>
              <form onSubmit={submit}>
                <Flex gap={3} alignItems="flex-end" wrap="wrap">
                  <Field.Root name="email" required>
                    <Field.Label>E-mailadres</Field.Label>
                    <TextInput
                      type="email"
                      value={email}
                      onChange={(event) => setEmail(event.target.value)}
                    />
                  </Field.Root>
                  <Button type="submit" disabled={email.trim() === ''}>
                    Opzoeken
                  </Button>
                </Flex>
              </form>
              {found && (
                <PersonFound person={found} onSave={() => save(found)} onRemove={() => remove(found)} />
              )}
            </Flex>
          </Box>
          <Box background="neutral0" shadow="tableShadow" hasRadius padding={6}>
            <Flex direction="column" alignItems="stretch" gap={4}>
              <Typography tag="h2" variant="beta">
                Behandelde verzoeken
              </Typography>
              {requests?.length === 0 && <Typography>Er is nog niets behandeld.</Typography>}
              {requests && requests.length > 0 && (
                <PlainTable
                  caption="Behandelde verzoeken"
                  headings={['Moment', 'Wat', 'Door', 'Waarvan']}
                  rows={requests.map(({ id, at, act, by, counts }) => ({
                    key: id,
                    cells: [formatMoment(at), acts[act], by ?? 'Onbekend', countsText(counts)],
                    action: null,
                  }))}
                />
              )}
            </Flex>
          </Box>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}
