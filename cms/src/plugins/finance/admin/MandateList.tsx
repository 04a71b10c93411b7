import { Button, Flex, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { PlainTable } from '../../../admin/PlainTable.tsx'
import type { ShownMandate } from '../shown.ts'
import { ProofForm } from './ProofForm.tsx'
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

/** Mandates, which finance can end, and whose proof it can record. */
export function MandateTable({ mandates, onChange }: { mandates: ShownMandate[]; onChange: () => void }) {
  const change = useChange()
  const [proving, setProving] = useState<ShownMandate | null>(null)

  async function revoke({ reference }: ShownMandate) {
    const path = `/finance/mandates/${encodeURIComponent(reference)}/revoke`
    if (await change('post', path, {}, `Machtiging ${reference} is ingetrokken.`)) onChange()
  }

  if (proving) {
    const done = () => {
      setProving(null)
      onChange()
    }
    return <ProofForm mandate={proving} onDone={done} />
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
          <Flex gap={1} justifyContent="flex-end">
            <Button
              size="S"
              variant="tertiary"
              aria-label={`Bewijs van machtiging ${mandate.reference} vastleggen`}
              onClick={() => setProving(mandate)}
            >
              Bewijs
            </Button>
            <Button
              size="S"
              variant="tertiary"
              aria-label={`Machtiging ${mandate.reference} intrekken`}
              onClick={() => revoke(mandate)}
            >
              Intrekken
            </Button>
          </Flex>
        ),
      }))}
    />
  )
}
