import { Layouts, Page } from '@strapi/strapi/admin'
import { useState } from 'react'
import { type View, ViewChoice } from '../../../admin/ViewChoice.tsx'
import { Collecting } from './Collecting.tsx'
import { CustomerSearch } from './CustomerSearch.tsx'
import { Deliveries } from './Deliveries.tsx'
import { MandateList } from './MandateList.tsx'
import { OrderList } from './OrderList.tsx'
import { ProofChoice } from './ProofChoice.tsx'
import { Statements } from './Statements.tsx'

type ViewName =
  | 'open'
  | 'all'
  | 'customer'
  | 'collecting'
  | 'statements'
  | 'mandates'
  | 'proofs'
  | 'deliveries'

const views: View<ViewName>[] = [
  {
    view: 'open',
    name: 'Openstaand',
    hint: 'Bestellingen die nog niet helemaal zijn betaald, of waarvan iets terug moet. Wie niet betaalt, krijgt na één en na drie weken een herinnering. Een betaling wordt bijgeschreven en nooit gewijzigd; boek een vergissing terug met een negatief bedrag.',
  },
  { view: 'all', name: 'Alle bestellingen', hint: 'Met hun facturen, de nieuwste eerst.' },
  {
    view: 'customer',
    name: 'Klant',
    hint: 'Waarom iemand alles mag lezen, en wat die klant heeft betaald en nog moet betalen. Ook wie alleen een proefperiode, een plek van een collega of een cadeau van de redactie heeft.',
  },
  {
    view: 'collecting',
    name: 'Incasso’s',
    hint: 'Een bestand voor de bank met alles wat op een dag kan worden geïncasseerd. Opnieuw downloaden geeft hetzelfde bestand; wat in een bestand zit, gaat niet nog eens mee.',
  },
  {
    view: 'statements',
    name: 'Bankafschriften',
    hint: 'Betalingen die een factuur noemen, incasso’s en wat daarvan terugkomt worden vanzelf geboekt. Wat nergens bij past, staat hieronder. Wat u zelf overmaakt, komt hier alleen met het nummer van een factuur of creditnota in de omschrijving.',
  },
  {
    view: 'mandates',
    name: 'Machtigingen',
    hint: 'Rekeningnummers zijn versleuteld opgeslagen en nergens in het geheel te zien.',
  },
  {
    view: 'proofs',
    name: 'Bewijs van machtiging',
    hint: 'Welk bewijs van een machtiging de bank aanvaardt. Zonder dat bewijs kan een klant dertien maanden lang terugboeken.',
  },
  {
    view: 'deliveries',
    name: 'Bezorging',
    hint: 'Wie het papieren magazine krijgt dat op een dag verschijnt, en hoeveel exemplaren. Wie dan stilstaat, krijgt het met het eerste nummer daarna: zie de kolom met bewaarde nummers. Een gewijzigd adres geldt voor nummers die tien dagen later of nog later verschijnen.',
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
  const [view, setView] = useState<ViewName>('open')
  return (
    <Page.Main>
      <Page.Title>Financiën</Page.Title>
      <Layouts.Header title="Financiën" subtitle="Wat klanten bestellen, en wat daarvan is betaald." />
      <Layouts.Content>
        <ViewChoice views={views} chosen={view} choose={setView}>
          {view === 'customer' && <CustomerSearch />}
          {view === 'collecting' && <Collecting />}
          {view === 'statements' && <Statements />}
          {view === 'deliveries' && <Deliveries />}
          {view === 'mandates' && <MandateList />}
          {view === 'proofs' && <ProofChoice />}
          {(view === 'open' || view === 'all') && <OrderList key={view} list={view} />}
        </ViewChoice>
      </Layouts.Content>
    </Page.Main>
  )
}
