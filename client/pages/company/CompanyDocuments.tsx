import { Icon } from '../../components/Icon.tsx'
import { PartHeading } from '../../components/PartHeading.tsx'
import type { DownloadFile } from '../../content/download-file.ts'
import { formatFileSize } from '../../files/file-size.ts'
import { useSite } from '../../site-context.tsx'

/** A company's downloads; nothing if there are none. */
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
                {t('companies.download', { size: formatFileSize(file.size, locale) })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
