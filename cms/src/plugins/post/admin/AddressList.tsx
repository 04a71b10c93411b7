import { Button, Typography } from '@strapi/design-system'
import { formatMoment, PlainTable } from '../../../admin/PlainTable.tsx'
import { useAction, useAnswer } from './use-post.ts'

interface Address {
  id: number
  address: string
  reason: string
  createdAt: string
}

/** Suppressed addresses. */
export function AddressList() {
  const act = useAction()
  const { answer, failed, refresh } = useAnswer<Address[]>('/post/addresses')
  if (failed) return <Typography>De adressen konden niet worden opgehaald.</Typography>
  if (!answer) return <Typography textColor="neutral600">De adressen worden geladen.</Typography>
  if (answer.length === 0) return <Typography>Geen enkel adres is geweigerd.</Typography>

  async function lift({ id, address }: Address) {
    await act('del', `/post/addresses/${id}`, `${address} is weer toegelaten.`)
    refresh()
  }

  return (
    <PlainTable
      caption="Geweigerde adressen"
      headings={['Adres', 'Sinds', 'Reden']}
      rows={answer.map((one) => ({
        key: one.id,
        cells: [one.address, formatMoment(one.createdAt), one.reason],
        action: (
          <Button
            size="S"
            variant="tertiary"
            aria-label={`${one.address} weer toelaten`}
            onClick={() => lift(one)}
          >
            Weer toelaten
          </Button>
        ),
      }))}
    />
  )
}
