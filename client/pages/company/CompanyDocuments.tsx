import { Icon } from '../../components/Icon.tsx'
import { PartHeading } from '../../components/PartHeading.tsx'
import type { DownloadFile } from '../../content/partner.ts'
import { useSite } from '../../site-context.tsx'

/** Files that a company offers; nothing where there are none. */
export function CompanyDocuments({ documents }: { documents: DownloadFile[] }) {
  const { locale, t } = useSite()
  if (documents.length === 0) return null
  return (
    <section aria-labelledby="company-documents">
      <PartHeading id="company-documents" title={t('companies.documents')} />
      <ul className="company-links">
        {documents.map((file) => (
          <li key={file.href}>
            <a className="contact-way" href={file.href} download>
              <Icon name="download" />
              {file.name}
              <span className="company-size" suppressHydrationWarning>
                {t('companies.download', { size: formatSize(file.size, locale) })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** @param bytes Rounded up to whole kilobytes, or to tenths of megabytes. */
function formatSize(bytes: number, locale: string): string {
  const isLarge = bytes >= 1_000_000
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  })
  return format.format(isLarge ? bytes / 1_000_000 : Math.ceil(bytes / 1000))
}
