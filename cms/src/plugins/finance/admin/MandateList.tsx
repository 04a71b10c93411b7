import { Button, Typography } from '@strapi/design-system'
import { PlainTable } from '../../../admin/PlainTable.tsx'
import type { ShownMandate } from '../shown.ts'
import { proofNames } from './proof-names.ts'
import { formatDay, useAnswer, useChange } from './use-finance.ts'

/** All mandates for direct debits. */
export function MandateList() {
  const { answer, failed, refresh } = useAnswer<ShownMandate[]>('/finance/mandates')
  if (failed) return <Typography>De machtigingen konden niet worden opgehaald.</Typography>
  if (!answer) return <Typography textColor="neutral600">De machtigingen worden geladen.</Typography>
  if (answer.length === 0) return <Typography>Er is nog geen machtiging.</Typography>
  return <MandateTable mandates={answer} onChange={refresh} />
}

/** Mandates, which finance can end. */
export function MandateTable({ mandates, onChange }: { mandates: ShownMandate[]; onChange: () => void }) {
  const change = useChange()

  async function revoke({ reference }: ShownMandate) {
    const path = `/finance/mandates/${encodeURIComponent(reference)}/revoke`
    if (await change('post', path, {}, `Machtiging ${reference} is ingetrokken.`)) onChange()
  }

  return (
    <PlainTable
      caption="Machtigingen"
      headings={['Kenmerk', 'Rekeninghouder', 'Rekening', 'Bewijs', 'Gegeven']}
      rows={mandates.map((mandate, index) => ({
        key: index,
        cells: [
          mandate.reference,
          mandate.holder,
          mandate.account,
          proofNames[mandate.proof],
          `${formatDay(mandate.signedAt)}, tekst ${mandate.textVersion}`,
        ],
        action: mandate.revokedAt ? (
          <Typography variant="pi">Ingetrokken op {formatDay(mandate.revokedAt)}</Typography>
        ) : (
          <Button
            size="S"
            variant="tertiary"
            aria-label={`Machtiging ${mandate.reference} intrekken`}
            onClick={() => revoke(mandate)}
          >
            Intrekken
          </Button>
        ),
      }))}
    />
  )
}
