import { Box, Flex, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { useWaiting } from './use-waiting.ts'
import { WaitingCard } from './WaitingCard.tsx'

/** What companies handed in and waits for review, for editors. */
export default function VacanciesPage() {
  return (
    <Page.Protect permissions={[{ action: 'plugin::vacancies.review', subject: null }]}>
      <Queue />
    </Page.Protect>
  )
}

function Queue() {
  const { waiting, failed, decide } = useWaiting()
  if (failed && !waiting) return <Page.Error />
  if (!waiting) return <Page.Loading>De lijst wordt geladen.</Page.Loading>
  return (
    <Page.Main>
      <Page.Title>Te beoordelen</Page.Title>
      <Layouts.Header title="Te beoordelen" subtitle={subtitleOf(waiting.length)} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={5} paddingBottom={8}>
          {waiting.length === 0 && (
            <Box background="neutral0" shadow="tableShadow" hasRadius padding={6}>
              <Typography>Er wacht niets: alles is beoordeeld.</Typography>
            </Box>
          )}
          {waiting.map((one) => (
            <WaitingCard key={`${one.path} ${one.submittedAt}`} waiting={one} decide={decide} />
          ))}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}

function subtitleOf(count: number) {
  if (count === 0) return 'Wat bedrijven indienen en lezers melden, komt hier.'
  return count === 1 ? 'Er wacht één zaak.' : `Er wachten ${count} zaken, de oudste bovenaan.`
}
