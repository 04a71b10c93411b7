import { Button, Field, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { PlainTable } from '../../../admin/PlainTable.tsx'
import type { Obstacle } from '../../../direct-debits/collectable.ts'
import type { ShownBatch, ShownCollectable, ShownCollecting } from '../shown.ts'
import { DownloadButton } from './DownloadButton.tsx'
import { formatCents, formatDay, useAnswer, useChange } from './use-finance.ts'

const obstacles: Record<Obstacle, string> = {
  revoked: 'Kan niet: de machtiging is ingetrokken',
  proof: 'Kan niet: de bank aanvaardt dit bewijs niet',
  lapsed: 'Kan niet: de machtiging is 36 maanden niet gebruikt',
  'outside-eea': 'Kan niet: een rekening buiten de EER',
  'vat-id': 'Wacht op u: het btw-nummer is volgens VIES ongeldig',
}

/** What can be collected, a form to make a batch of it, and the batches that were made. */
export function Collecting() {
  const { answer, failed, refresh } = useAnswer<ShownCollecting>('/finance/batches')
  if (failed) return <Typography>De incasso’s konden niet worden opgehaald.</Typography>
  if (!answer) return <Typography textColor="neutral600">De incasso’s worden geladen.</Typography>
  if (!answer.isOpen) return <Typography>Deze site is niet ingesteld voor automatische incasso.</Typography>
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <BatchForm days={answer.days} due={answer.due} onDone={refresh} />
      <BatchTable batches={answer.batches} onDone={refresh} />
    </Flex>
  )
}

function BatchForm({ days, due, onDone }: { days: string[]; due: ShownCollectable[]; onDone: () => void }) {
  const change = useChange()
  const [day, setDay] = useState(days[0] ?? '')
  const included = due.filter(({ obstacle, dueDay }) => obstacle === null && dueDay <= day)
  const sum = included.reduce((cents, { owedCents }) => cents + owedCents, 0)

  async function make() {
    const done = `Het bestand met ${included.length} incasso’s is gemaakt.`
    if (await change('post', '/finance/batches', { day }, done)) onDone()
  }

  async function pass(order: number) {
    const done = `Bestelling ${order} wordt geïncasseerd.`
    if (await change('post', `/finance/orders/${order}/vat-review`, {}, done)) onDone()
  }

  return (
    <Flex tag="section" direction="column" alignItems="stretch" gap={3}>
      <Typography tag="h2" variant="delta">
        Te incasseren
      </Typography>
      {due.length === 0 ? (
        <Typography>Er is niets te incasseren.</Typography>
      ) : (
        <>
          <PlainTable
            caption="Te incasseren"
            headings={['Bestelling', 'Rekeninghouder', 'Rekening', 'Bedrag', 'Wanneer']}
            rows={due.map((one) => ({
              key: one.order,
              cells: [
                `${one.order}, factuur ${one.invoice}`,
                one.holder,
                `${one.account}, ${one.mandate}`,
                formatCents(one.owedCents),
                one.obstacle
                  ? obstacles[one.obstacle]
                  : `${one.dueDay <= day ? 'Gaat mee' : 'Later'}, vanaf ${formatDay(one.dueDay)}`,
              ],
              action: one.obstacle === 'vat-id' && (
                <Button size="S" variant="tertiary" onClick={() => pass(one.order)}>
                  {`Bestelling ${one.order} toch incasseren`}
                </Button>
              ),
            }))}
          />
          <Flex gap={3} alignItems="flex-end" wrap="wrap">
            <Field.Root name="day">
              <Field.Label>Dag van afschrijving</Field.Label>
              <SingleSelect value={day} onChange={(value) => setDay(String(value))}>
                {days.map((one) => (
                  <SingleSelectOption key={one} value={one}>
                    {formatDay(one)}
                  </SingleSelectOption>
                ))}
              </SingleSelect>
            </Field.Root>
            <Button disabled={included.length === 0} onClick={make}>
              {`Bestand maken: ${included.length} voor ${formatCents(sum)}`}
            </Button>
          </Flex>
        </>
      )}
    </Flex>
  )
}

function BatchTable({ batches, onDone }: { batches: ShownBatch[]; onDone: () => void }) {
  const change = useChange()
  if (batches.length === 0) return null

  async function drop({ number }: ShownBatch) {
    const done = `Bestand ${number} vervalt; de bestellingen kunnen opnieuw mee.`
    if (await change('post', `/finance/batches/${number}/drop`, {}, done)) onDone()
  }

  return (
    <Flex tag="section" direction="column" alignItems="stretch" gap={3}>
      <Typography tag="h2" variant="delta">
        Bestanden voor de bank
      </Typography>
      <PlainTable
        caption="Bestanden voor de bank"
        headings={['Bestand', 'Gemaakt', 'Afschrijving', 'Aantal', 'Bedrag', 'SHA-256']}
        rows={batches.map((batch) => ({
          key: batch.number,
          cells: [
            <DownloadButton
              key="file"
              path={`/finance/batches/${batch.number}/file`}
              file={`schakel-incasso-${batch.number}.xml`}
              label={`Bestand ${batch.number}`}
            >
              {String(batch.number)}
            </DownloadButton>,
            formatDay(batch.at),
            formatDay(batch.day),
            String(batch.count),
            formatCents(batch.totalCents),
            `${batch.sha256.slice(0, 12)}…`,
          ],
          action: batch.droppedAt ? (
            <Typography variant="pi">Vervallen op {formatDay(batch.droppedAt)}</Typography>
          ) : (
            <Button
              size="S"
              variant="tertiary"
              aria-label={`Bestand ${batch.number} laten vervallen`}
              onClick={() => drop(batch)}
            >
              Laten vervallen
            </Button>
          ),
        }))}
      />
    </Flex>
  )
}
