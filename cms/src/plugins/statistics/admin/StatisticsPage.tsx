import { Box, EmptyStateLayout, Flex, Typography } from '@strapi/design-system'
import { EmptyDocuments } from '@strapi/icons/symbols'
import { Layouts, Page } from '@strapi/strapi/admin'
import { type ReactNode, useState } from 'react'
import { CountPanel } from './CountPanel.tsx'
import { type Day, DaysPanel } from './DaysPanel.tsx'
import { formatDate, formatWholeDay } from './numbers.ts'
import { PeriodChoice } from './PeriodChoice.tsx'
import { Tiles } from './Tiles.tsx'
import { type Overview, useOverview } from './use-statistics.ts'

const panels = [
  {
    name: 'sections',
    title: 'Rubrieken',
    first: 'Rubriek',
  },
  { name: 'articles', title: 'Artikelen', first: 'Artikel' },
  { name: 'vacancies', title: 'Vacatures', first: 'Vacature' },
  {
    name: 'impressions',
    title: 'Getoond in lijsten',
    first: 'Vacature, artikel of bedrijf',
    hint: 'Hoe vaak een vacature, een betaald artikel of een bedrijf minstens een seconde in beeld was in een lijst; per bezoek telt elk één keer. Lezers worden hier niet geteld.',
  },
  { name: 'events', title: 'Evenementen', first: 'Evenement' },
  {
    name: 'companies',
    title: 'Bedrijven',
    first: 'Bedrijf',
    hint: 'Profielen, en pagina’s die bij een bedrijf horen: zijn vacatures, evenementen en artikelen.',
  },
  {
    name: 'sources',
    title: 'Herkomst',
    first: 'Bron',
    hint: 'Alleen weergaven waarvan bekend is wat de lezer hier bracht.',
  },
  {
    name: 'campaigns',
    title: 'Campagnes',
    first: 'Campagne',
    hint: 'Met utm_campaign in het adres; daarachter bron en medium.',
  },
  { name: 'links', title: 'Korte links', first: 'Link', hint: 'Hoe vaak een adres onder /l/ is aangeklikt.' },
  { name: 'pages', title: 'Soorten pagina’s', first: 'Pagina' },
  { name: 'devices', title: 'Apparaten', first: 'Apparaat' },
  { name: 'languages', title: 'Talen', first: 'Taal' },
  { name: 'actions', title: 'Alles wat geteld is', first: 'Gebeurtenis' },
]

/** Site statistics for editors. */
export default function StatisticsPage() {
  return (
    <Page.Protect permissions={[{ action: 'plugin::statistics.read', subject: null }]}>
      <Statistics />
    </Page.Protect>
  )
}

function Statistics() {
  const [days, setDays] = useState(30)
  const { overview, failed } = useOverview(days)
  if (failed && !overview) return <Page.Error />
  if (!overview) return <Page.Loading>De statistieken worden geladen.</Page.Loading>

  const { period, live, sampleUntil } = overview
  const isSample = sampleUntil !== null && sampleUntil >= period.beforeFrom
  return (
    <Page.Main>
      <Page.Title>Statistieken</Page.Title>
      <Layouts.Header
        title="Statistieken"
        subtitle={subtitleOf(period)}
        primaryAction={<PeriodChoice days={days} onChoose={setDays} />}
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={5} paddingBottom={8}>
          {failed && (
            <Notice>De nieuwe cijfers konden niet worden opgehaald. Hieronder staan de vorige.</Notice>
          )}
          {isSample && (
            <Notice>
              Tot en met {formatWholeDay(sampleUntil)} zijn dit verzonnen voorbeeldcijfers, die bij de
              voorbeeldinhoud horen.
            </Notice>
          )}
          <Figures overview={overview} live={live} />
          <Typography variant="pi" textColor="neutral600">
            Lezers worden per dag geteld en nooit over dagen heen gevolgd: over meer dagen is hun aantal de
            som van de dagen. Robots tellen niet mee, en adressen die meer dan 2000 weergaven per uur sturen
            evenmin. De cijfers worden om de paar minuten bijgewerkt.
          </Typography>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}

function subtitleOf({
  from,
  to,
  beforeFrom,
  beforeTo,
}: {
  from: string
  to: string
  beforeFrom: string
  beforeTo: string
}) {
  return `${formatDate(from)} tot en met ${formatDate(to)}, vergeleken met dezelfde weekdagen van ${formatDate(beforeFrom)} tot en met ${formatDate(beforeTo)}`
}

function Figures({ overview, live }: { overview: Overview; live: number }) {
  const all = overview.days
  const before = all.slice(0, overview.period.days)
  const whole = all.slice(-1 - overview.period.days, -1)
  const isCompared = before.some(({ views }) => views > 0)
  // Without earlier data, the period begins with the first counted day.
  const days = isCompared ? whole : sinceFirst(whole)
  const today = all.at(-1)
  const isEmpty = all.every(({ views }) => views === 0)
  return (
    <>
      <Tiles days={days} before={before} today={today} live={live} isCompared={isCompared} />
      {isEmpty ? (
        <EmptyStateLayout
          icon={<EmptyDocuments width="16rem" />}
          content="Er is nog niets geteld. Zodra lezers pagina’s openen, staan hier binnen enkele minuten de eerste cijfers."
        />
      ) : (
        <>
          <DaysPanel days={days} before={before} isCompared={isCompared} />
          {panels.map((panel) => (
            <CountPanel key={panel.name} {...panel} overview={overview} isCompared={isCompared} />
          ))}
        </>
      )}
    </>
  )
}

function sinceFirst(days: Day[]): Day[] {
  const first = days.findIndex(({ views }) => views > 0)
  return days.slice(Math.max(0, first))
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <Box role="status" background="warning100" borderColor="warning200" hasRadius padding={4}>
      <Typography textColor="neutral800">{children}</Typography>
    </Box>
  )
}
