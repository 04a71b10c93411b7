import { Button } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import styled from 'styled-components'

/** A number stays on one line. */
const FileButton = styled(Button)`
  white-space: nowrap;
`

/** Saves a file of the server. */
export function DownloadButton({
  path,
  file,
  label,
  variant = 'ghost',
  children,
}: {
  path: string
  /** Its name. */
  file: string
  /** For screen readers, if the text alone doesn't say which file it is. */
  label?: string
  /** What stands alone, outside of a table, looks like a button. */
  variant?: 'ghost' | 'secondary'
  children: string
}) {
  const { get } = useFetchClient()
  const { toggleNotification } = useNotification()

  async function save() {
    try {
      const { data } = await get(path, { responseType: 'blob' })
      const address = URL.createObjectURL(data)
      Object.assign(document.createElement('a'), { href: address, download: file }).click()
      URL.revokeObjectURL(address)
    } catch {
      toggleNotification({ type: 'danger', message: 'Het bestand kon niet worden opgehaald.' })
    }
  }

  return (
    <FileButton size="S" variant={variant} startIcon={<Download />} aria-label={label} onClick={save}>
      {children}
    </FileButton>
  )
}
