import { Button, Flex, Typography } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { fileRecordTypes } from '../../../files/record-types.ts'
import type { ShownAttachment } from '../server/controller.ts'

interface PanelProps {
  model: string
  documentId?: string
}

/** What editors should know before they open it. */
const words: Readonly<Record<ShownAttachment['check'], string>> = {
  clean: 'Op virussen gecontroleerd. Het komt van iemand van buiten: blijf opletten.',
  'not-scanned':
    'Niet op virussen gecontroleerd, en van iemand van buiten: open het alleen als u het vertrouwt.',
  waiting: 'Wordt nog op virussen gecontroleerd. Probeer het over een paar minuten opnieuw.',
  infected: 'Er zit een virus in. Het is niet te downloaden.',
  unknown:
    'Of het op virussen is gecontroleerd, is nu niet na te gaan. Het komt van iemand van buiten: open het alleen als u het vertrouwt.',
}

/** Beside a record that may keep a file: the file that came with it. */
export function AttachmentPanel({ model, documentId }: PanelProps) {
  const type = fileRecordTypes.find((one) => model === `api::${one}.${one}`)
  if (!type || !documentId) return null
  return { title: 'Bijlage', content: <Attachment path={`/attachments/${type}/${documentId}`} /> }
}

function Attachment({ path }: { path: string }) {
  const { get } = useFetchClient()
  const [file, setFile] = useState<ShownAttachment | null | undefined>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    get<{ data: ShownAttachment | null }>(path)
      .then(({ data }) => setFile(data.data))
      .catch(() => setFailed(true))
  }, [get, path])

  /** With a link of its own for each press: one that has stood here for a while no longer works. */
  async function open() {
    const { data } = await get<{ data: ShownAttachment | null }>(path)
    if (data.data) location.assign(data.data.url)
  }

  if (hasFailed) return <Typography>De bijlage kon niet worden opgehaald. Vernieuw de pagina.</Typography>
  if (!file)
    return (
      <Typography textColor="neutral600">{file === null ? 'Zonder bestand.' : 'Aan het laden…'}</Typography>
    )
  const megabytes = new Intl.NumberFormat('nl', { maximumFractionDigits: 1 })
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Typography>
        {file.type.toUpperCase()}, {megabytes.format(Math.max(0.1, file.bytes / 1_000_000))} MB.
      </Typography>
      <Typography>{words[file.check]}</Typography>
      {file.check !== 'waiting' && file.check !== 'infected' && (
        <Button variant="secondary" startIcon={<Download />} onClick={open}>
          Downloaden
        </Button>
      )}
    </Flex>
  )
}
