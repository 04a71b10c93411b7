import { Button } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { useFetchClient, useNotification } from '@strapi/strapi/admin'

/** Saves the PDF of an invoice. */
export function InvoiceButton({ number }: { number: string }) {
  const { get } = useFetchClient()
  const { toggleNotification } = useNotification()

  async function save() {
    try {
      const { data } = await get(`/finance/invoices/${number}`, { responseType: 'blob' })
      const address = URL.createObjectURL(data)
      Object.assign(document.createElement('a'), { href: address, download: `schakel-${number}.pdf` }).click()
      URL.revokeObjectURL(address)
    } catch {
      toggleNotification({ type: 'danger', message: 'De factuur kon niet worden opgehaald.' })
    }
  }

  return (
    <Button size="S" variant="ghost" startIcon={<Download />} aria-label={`Factuur ${number}`} onClick={save}>
      {number}
    </Button>
  )
}
