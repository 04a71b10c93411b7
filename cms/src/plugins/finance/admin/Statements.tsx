import { Button, Field, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system'
import { type FormEvent, useState } from 'react'
import { PlainTable } from '../../../admin/PlainTable.tsx'
import type { Imported } from '../../../bank-statements/import-statement.ts'
import type { ShownLine } from '../shown.ts'
import { AmountField } from './AmountField.tsx'
import { FormButtons } from './FormButtons.tsx'
import { centsIn, formatCents, formatDay, useAnswer, useChange } from './use-finance.ts'

type Kind = 'payment' | 'return' | 'refund' | 'set-aside'

const kindNames: Record<Kind, string> = {
  payment: 'Betaling van een bestelling',
  return: 'Teruggeboekt: weer verschuldigd',
  refund: 'Terugbetaald aan de klant',
  'set-aside': 'Hoort bij geen bestelling',
}

/** Reads in statements of the bank, and lists what finance has to assign. */
export function Statements() {
  const [chosen, setChosen] = useState<ShownLine | null>(null)
  const { answer, failed, refresh } = useAnswer<ShownLine[]>('/finance/statements')
  if (failed) return <Typography>De afschriften konden niet worden opgehaald.</Typography>
  if (!answer) return <Typography textColor="neutral600">De afschriften worden geladen.</Typography>
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <StatementForm onDone={refresh} />
      {chosen && (
        <AssignForm
          key={chosen.key}
          line={chosen}
          onDone={() => {
            setChosen(null)
            refresh()
          }}
        />
      )}
      <LineTable lines={answer} choose={setChosen} />
    </Flex>
  )
}

function StatementForm({ onDone }: { onDone: () => void }) {
  const change = useChange()
  const [file, setFile] = useState<File | null>(null)

  async function read(event: FormEvent) {
    event.preventDefault()
    if (!file) return
    const form = new FormData()
    form.append('file', file)
    if (await change('post', '/finance/statements', form, toldOf)) onDone()
  }

  return (
    <form onSubmit={read}>
      <Flex gap={3} alignItems="flex-end" wrap="wrap">
        <Field.Root
          name="statement"
          hint="camt.053, tot 10 MB. Wat al is ingelezen, wordt niet nog eens geboekt."
        >
          <Field.Label>Bankafschrift</Field.Label>
          <input
            type="file"
            accept=".xml,text/xml,application/xml"
            aria-label="Bankafschrift"
            onChange={({ target }) => setFile(target.files?.[0] ?? null)}
          />
          <Field.Hint />
        </Field.Root>
        <Button type="submit" disabled={!file}>
          Inlezen
        </Button>
      </Flex>
    </form>
  )
}

/** What the server says about a file that was read in. */
function toldOf({ data }: { data: Imported }): string {
  const { booked, open, known } = data
  return `${booked} geboekt, ${open} toe te wijzen, ${known} al bekend.`
}

function LineTable({ lines, choose }: { lines: ShownLine[]; choose: (line: ShownLine) => void }) {
  if (lines.length === 0) return <Typography>Alles van de ingelezen afschriften is geboekt.</Typography>
  return (
    <PlainTable
      caption="Toe te wijzen"
      headings={['Dag', 'Wie', 'Omschrijving', 'Bedrag', 'Over']}
      rows={lines.map((line, index) => ({
        key: index,
        cells: [
          formatDay(line.day),
          line.name,
          line.returnReason ? `${line.text} (${line.returnReason})` : line.text,
          formatCents(line.cents),
          formatCents(line.left),
        ],
        action: (
          <Button
            size="S"
            variant="tertiary"
            aria-label={`${formatCents(line.left)} van ${formatDay(line.day)} toewijzen`}
            onClick={() => choose(line)}
          >
            Toewijzen
          </Button>
        ),
      }))}
    />
  )
}

/** What a line can be, the likeliest first: only what came back has a reason. */
function kindsOf({ left, returnReason }: ShownLine): Kind[] {
  if (left > 0) return ['payment', 'set-aside']
  return returnReason ? ['return', 'refund', 'set-aside'] : ['refund', 'return', 'set-aside']
}

function AssignForm({ line, onDone }: { line: ShownLine; onDone: () => void }) {
  const change = useChange()
  // A second press books nothing twice.
  const [key] = useState(() => crypto.randomUUID())
  const kinds = kindsOf(line)
  const [kind, setKind] = useState<Kind>(kinds[0] ?? 'set-aside')
  const [order, setOrder] = useState('')
  const [amount, setAmount] = useState((Math.abs(line.left) / 100).toFixed(2).replace('.', ','))
  const isForOrder = kind !== 'set-aside'
  const cents = centsIn(amount)
  const isComplete = !isForOrder || (/^\d+$/.test(order) && cents !== null && cents > 0)

  async function assign(event: FormEvent) {
    event.preventDefault()
    if (!isComplete) return
    const about = isForOrder ? { order: Number(order), cents } : { order: null, cents: null }
    const path = `/finance/statements/${line.key}`
    if (await change('post', path, { kind, key, ...about }, 'De regel is toegewezen.')) onDone()
  }

  return (
    <form onSubmit={assign}>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Typography tag="h2" variant="delta">
          {formatCents(line.left)} van {formatDay(line.day)}, {line.name}
        </Typography>
        <Flex gap={3} alignItems="flex-start" wrap="wrap">
          <Field.Root name="kind">
            <Field.Label>Wat het is</Field.Label>
            <SingleSelect
              value={kind}
              onChange={(value) => setKind(kinds.find((one) => one === value) ?? kind)}
            >
              {kinds.map((one) => (
                <SingleSelectOption key={one} value={one}>
                  {kindNames[one]}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          </Field.Root>
          {isForOrder && (
            <>
              <Field.Root name="order" required hint="Het nummer van de bestelling, niet van de factuur.">
                <Field.Label>Bestelling</Field.Label>
                <Field.Input
                  inputMode="numeric"
                  value={order}
                  onChange={({ target }) => setOrder(target.value.trim())}
                />
                <Field.Hint />
              </Field.Root>
              <AmountField value={amount} isRight={Boolean(cents)} onChange={setAmount} />
            </>
          )}
        </Flex>
        <FormButtons submit="Toewijzen" isComplete={isComplete} onCancel={onDone} />
      </Flex>
    </form>
  )
}
