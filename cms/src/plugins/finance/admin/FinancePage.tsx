import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { useState } from 'react'
import { MandateList } from './MandateList.tsx'
import { OrderList } from './OrderList.tsx'
import { ProofChoice } from './ProofChoice.tsx'

type View = 'open' | 'all' | 'mandates' | 'proofs'

const views: { view: View; name: string; hint: string }[] = [
  {
    view: 'open',
    name: 'Openstaand',
    hint: 'Bestellingen die nog niet helemaal zijn betaald. Een betaling wordt bijgeschreven en nooit gewijzigd; boek een vergissing terug met een negatief bedrag.',
  },
  { view: 'all', name: 'Alle bestellingen', hint: 'Met hun facturen, de nieuwste eerst.' },
  {
    view: 'mandates',
    name: 'Machtigingen',
    hint: 'Rekeningnummers zijn versleuteld opgeslagen en nergens in het geheel te zien.',
  },
  {
    view: 'proofs',
    name: 'Incasseren',
    hint: 'Welk bewijs van een machtiging de bank aanvaardt. Zonder dat bewijs kan een klant dertien maanden lang terugboeken.',
  },
]

/** Orders, invoices and mandates, for who keeps the books. */
export default function FinancePage() {
  return (
    <Page.Protect permissions={[{ action: 'plugin::finance.manage', subject: null }]}>
      <Finance />
    </Page.Protect>
  )
}

function Finance() {
  const [view, setView] = useState<View>('open')
  const { hint } = views.find((one) => one.view === view) ?? { hint: '' }
  return (
    <Page.Main>
      <Page.Title>Financiën</Page.Title>
      <Layouts.Header title="Financiën" subtitle="Wat bedrijven bestellen, en wat daarvan is betaald." />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={5} paddingBottom={8}>
          <Flex role="group" aria-label="Weergave" gap={1} wrap="wrap">
            {views.map(({ view: one, name }) => (
              <Button
                key={one}
                variant={one === view ? 'secondary' : 'tertiary'}
                aria-pressed={one === view}
                onClick={() => setView(one)}
              >
                {name}
              </Button>
            ))}
          </Flex>
          <Box tag="section" background="neutral0" shadow="tableShadow" hasRadius padding={6}>
            <Typography tag="p" variant="pi" textColor="neutral600">
              {hint}
            </Typography>
            <Box paddingTop={4}>
              {view === 'mandates' && <MandateList />}
              {view === 'proofs' && <ProofChoice />}
              {(view === 'open' || view === 'all') && <OrderList key={view} list={view} />}
            </Box>
          </Box>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}
