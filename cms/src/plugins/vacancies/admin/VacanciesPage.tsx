import { Box, Flex, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { useWaiting } from './use-waiting.ts'
import { WaitingVacancy } from './WaitingVacancy.tsx'

/** The vacancies that wait for review, for editors. */
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
  if (!waiting) return <Page.Loading>De vacatures worden geladen.</Page.Loading>
  return (
    <Page.Main>
      <Page.Title>Vacatures</Page.Title>
      <Layouts.Header title="Vacatures" subtitle={subtitleOf(waiting.length)} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={5} paddingBottom={8}>
          {waiting.length === 0 && (
            <Box background="neutral0" shadow="tableShadow" hasRadius padding={6}>
              <Typography>Er wacht niets: alles is beoordeeld.</Typography>
            </Box>
          )}
          {waiting.map((vacancy) => (
            <WaitingVacancy
              key={`${vacancy.documentId} ${vacancy.submittedAt}`}
              vacancy={vacancy}
              decide={decide}
            />
          ))}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}

function subtitleOf(count: number) {
  if (count === 0) return 'Wat werkgevers indienen, komt hier.'
  return count === 1 ? 'Er wacht één vacature.' : `Er wachten ${count} vacatures, de oudste bovenaan.`
}
