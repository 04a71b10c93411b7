import { Flex, Link, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { ShownDoor } from '../server/controller.ts'

interface PanelProps {
  model: string
  documentId?: string
}

/** Beside an event that takes registrations: the list of who comes. */
export function DoorPanel({ model, documentId }: PanelProps) {
  if (model !== 'api::event.event' || !documentId) return null
  return { title: 'Deelnemers', content: <Door path={`/events/${documentId}/door`} /> }
}

function Door({ path }: { path: string }) {
  const { get } = useFetchClient()
  const [door, setDoor] = useState<ShownDoor | null | undefined>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    get<{ data: ShownDoor | null }>(path)
      .then(({ data }) => setDoor(data.data))
      .catch(() => setFailed(true))
  }, [get, path])

  if (hasFailed) return <Typography>De lijst kon niet worden opgehaald. Vernieuw de pagina.</Typography>
  if (!door)
    return (
      <Typography textColor="neutral600">
        {door === null ? 'Aanmelden gaat niet via de site.' : 'Aan het laden…'}
      </Typography>
    )
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Link href={door.url} isExternal>
        Lijst en ingang
      </Link>
      <Typography>
        Wie deze link heeft, ziet wie er komen en kan hen inchecken, tot twee dagen na afloop. Geef hem alleen
        aan wie bij de ingang staat.
      </Typography>
    </Flex>
  )
}
