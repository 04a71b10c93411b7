import { DownloadButton } from './DownloadButton.tsx'

/** Saves the PDF of an invoice or a credit note. */
export function InvoiceButton({ number }: { number: string }) {
  return (
    <DownloadButton
      path={`/finance/invoices/${number}`}
      file={`schakel-${number}.pdf`}
      label={`Factuur ${number}`}
    >
      {number}
    </DownloadButton>
  )
}
