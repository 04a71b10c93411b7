import { Button, Checkbox, Flex, Typography } from '@strapi/design-system'
import { useEffect, useState } from 'react'
import type { MandateProof } from '../../../mandates/mandate-proof.ts'
import { proofNames } from './proof-names.ts'
import { useAnswer, useChange } from './use-finance.ts'

const proofs = Object.entries(proofNames) as [MandateProof, string][]

/** Which proofs of mandates may be collected. Without the first, the site offers no direct debit. */
export function ProofChoice() {
  const change = useChange()
  const { answer, failed } = useAnswer<MandateProof[]>('/finance/proofs')
  const [chosen, setChosen] = useState<readonly MandateProof[]>([])
  useEffect(() => setChosen(answer ?? []), [answer])
  if (failed) return <Typography>De keuze kon niet worden opgehaald.</Typography>
  if (!answer) return <Typography textColor="neutral600">De keuze wordt geladen.</Typography>

  return (
    <Flex direction="column" alignItems="flex-start" gap={3}>
      {proofs.map(([proof, name]) => (
        <Checkbox
          key={proof}
          checked={chosen.includes(proof)}
          onCheckedChange={(isChosen) =>
            setChosen(isChosen ? [...chosen, proof] : chosen.filter((one) => one !== proof))
          }
        >
          {name}
        </Checkbox>
      ))}
      <Typography variant="pi" textColor="neutral600">
        Zonder ‘{proofNames.form}’ biedt de site geen automatische incasso aan.
      </Typography>
      <Button onClick={() => change('put', '/finance/proofs', { proofs: chosen }, 'De keuze is bewaard.')}>
        Bewaren
      </Button>
    </Flex>
  )
}
