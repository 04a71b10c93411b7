import { Button, Flex, Link, Typography } from '@strapi/design-system'
import { useRBAC } from '@strapi/strapi/admin'
import { formatMoment, PlainTable } from '../../../admin/PlainTable.tsx'
import type { Figures } from '../../../editions/figures.ts'
import type { ShownEdition } from '../server/reads.ts'
import { stateName } from './names.ts'
import { useChange } from './use-editions.ts'

const sending = [{ action: 'plugin::editions.send', subject: null }]

const number = new Intl.NumberFormat('nl-NL')

const counts: [keyof Omit<Figures, 'links'>, string][] = [
  ['recipients', 'Ontvangers'],
  ['waiting', 'Nog te verzenden'],
  ['sent', 'Verzonden'],
  ['refused', 'Adres weigert'],
  ['undelivered', 'Niet bezorgd of onzeker'],
  ['bounced', 'Teruggekomen'],
  ['gone', 'Afgemeld voor de verzending'],
  ['unsubscribed', 'Afgemeld door deze nieuwsbrief'],
]

interface EditionFiguresProps {
  edition: ShownEdition
  figures: Figures
  path: string
  onChange: () => void
}

/** What came of an edition. Clicks are counted by link; nobody is followed. */
export function EditionFigures({
  edition: { state, at, url },
  figures,
  path,
  onChange,
}: EditionFiguresProps) {
  const change = useChange()
  const { allowedActions } = useRBAC(sending)

  async function stop() {
    const done = 'Het verzenden is gestopt: wie de nieuwsbrief nog niet had, krijgt hem niet.'
    if (await change(`${path}/call-off`, {}, done)) onChange()
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Flex gap={3} alignItems="center" wrap="wrap">
        <Typography role="status">
          {stateName(state)}
          {at ? `, begonnen op ${formatMoment(at)}` : ''}.
        </Typography>
        {url && (
          <Link href={url} isExternal>
            Bekijken op de site
          </Link>
        )}
        {state === 'sending' && allowedActions.canSend && (
          <Button variant="danger" onClick={stop}>
            Verzenden stoppen
          </Button>
        )}
      </Flex>
      <PlainTable
        caption="Wat er van de mails is gekomen"
        headings={['Mails', 'Aantal']}
        rows={counts.map(([name, label], index) => ({
          key: index,
          cells: [label, number.format(figures[name])],
          action: null,
        }))}
      />
      {figures.links.length > 0 && (
        <PlainTable
          caption="Klikken per link"
          headings={['Link', 'Klikken']}
          rows={figures.links.map(({ number: key, label, clicks }) => ({
            key,
            cells: [label, number.format(clicks)],
            action: null,
          }))}
        />
      )}
    </Flex>
  )
}
