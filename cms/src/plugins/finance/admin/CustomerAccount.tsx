import { Button, Flex, Typography } from '@strapi/design-system'
import { PlainTable } from '../../../admin/PlainTable.tsx'
import type { ShownCustomer } from '../shown.ts'
import { accessWords } from './access-words.ts'
import { InvoiceButton } from './InvoiceButton.tsx'
import { MandateTable } from './MandateList.tsx'
import { dueState } from './order-state.ts'
import { formatCents, formatDay, useAnswer } from './use-finance.ts'

/** What a customer owes and may read, and why. */
export function CustomerAccount({ customer, onBack }: { customer: string; onBack: () => void }) {
  const { answer, failed, refresh } = useAnswer<ShownCustomer>(`/finance/customers/${customer}`)
  return (
    <Flex direction="column" alignItems="stretch" gap={5}>
      <Flex>
        <Button variant="tertiary" onClick={onBack}>
          Terug naar de lijst
        </Button>
      </Flex>
      {failed && <Typography>De klant kon niet worden opgehaald.</Typography>}
      {!answer && !failed && <Typography textColor="neutral600">De klant wordt geladen.</Typography>}
      {answer && <Account account={answer} onChange={refresh} />}
    </Flex>
  )
}

function Account({ account, onChange }: { account: ShownCustomer; onChange: () => void }) {
  const { name, email, reasons, owedCents, open, lines, creditNotes, mandates } = account
  return (
    <>
      <Flex direction="column" alignItems="flex-start" gap={1}>
        <Typography tag="h2" variant="beta">
          {name}
        </Typography>
        <Typography>
          {email}. {balance(owedCents)}
        </Typography>
        {reasons && <Typography>{accessWords(reasons)}</Typography>}
      </Flex>
      {open.length > 0 && (
        <PlainTable
          caption="Open facturen"
          headings={['Open factuur', 'Bedrag', 'Stand']}
          rows={open.map((one, index) => ({
            key: index,
            cells: [
              <InvoiceButton key="invoice" number={one.invoice} />,
              formatCents(one.owedCents),
              dueState(one),
            ],
            action: null,
          }))}
        />
      )}
      {lines.length === 0 ? (
        <Typography>Er is nog niets in rekening gebracht.</Typography>
      ) : (
        <PlainTable
          caption="Boekingen"
          headings={['Dag', 'Boeking', 'Bestelling', 'Kenmerk', 'Bedrag', 'Saldo']}
          rows={lines.map((line) => ({
            key: line.id,
            cells: [
              formatDay(line.at),
              line.kind,
              `${line.order}: ${line.product}, factuur ${line.invoice}`,
              line.note,
              formatCents(line.cents),
              formatCents(line.balanceCents),
            ],
            action: null,
          }))}
        />
      )}
      {creditNotes.length > 0 && (
        <Flex gap={2} wrap="wrap">
          <Typography>Creditnota’s:</Typography>
          {creditNotes.map((number) => (
            <InvoiceButton key={number} number={number} />
          ))}
        </Flex>
      )}
      {mandates.length > 0 && <MandateTable mandates={mandates} onChange={onChange} />}
    </>
  )
}

function balance(cents: number): string {
  if (cents === 0) return 'Er staat niets open.'
  return cents > 0 ? `Open: ${formatCents(cents)}.` : `Terug te betalen: ${formatCents(-cents)}.`
}
