import { Box, Button, Flex, LinkButton, Typography } from '@strapi/design-system'
import { Link } from 'react-router-dom'
import type { ShownEdition } from '../server/reads.ts'
import { EditionFigures } from './EditionFigures.tsx'
import { MailPreview } from './MailPreview.tsx'
import { SendForm } from './SendForm.tsx'
import { reasonText, useAnswer, useChange } from './use-editions.ts'

/** One edition: what can be done with it, what came of it, and its mail. */
export function EditionDetail({ documentId, locale }: { documentId: string; locale: string }) {
  const path = `/editions/${documentId}/${locale}`
  const { answer, failed, refresh } = useAnswer<ShownEdition>(path)
  if (failed && !answer) return <Typography>De nieuwsbrief kon niet worden opgehaald.</Typography>
  if (!answer) return <Typography textColor="neutral600">De nieuwsbrief wordt geladen.</Typography>
  const { figures, leftOut } = answer
  return (
    <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8}>
      <Box tag="section" background="neutral0" shadow="tableShadow" hasRadius padding={6}>
        {answer.state === 'draft' || answer.state === 'planned' || !figures ? (
          <Composing edition={answer} path={path} onChange={refresh} />
        ) : (
          <EditionFigures edition={answer} figures={figures} path={path} onChange={refresh} />
        )}
        {leftOut.length > 0 && (
          <Typography tag="p" paddingTop={4} textColor="warning700" role="status">
            {figures
              ? 'Weggelaten, want ingetrokken voor de verzending: '
              : 'Gaat niet mee, want niet (meer) te lezen: '}
            {leftOut.join('; ')}.
          </Typography>
        )}
      </Box>
      <MailPreview mail={answer.mail} />
    </Flex>
  )
}

function Composing({
  edition,
  path,
  onChange,
}: {
  edition: ShownEdition
  path: string
  onChange: () => void
}) {
  const change = useChange()
  const { documentId, locale, lacks, reason, recipients } = edition

  async function act(what: string, done: string) {
    if (await change(`${path}/${what}`, {}, done)) onChange()
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Flex gap={2} wrap="wrap">
        <LinkButton
          tag={Link}
          variant="secondary"
          to={`/content-manager/collection-types/api::edition.edition/${documentId}?plugins[i18n][locale]=${locale}`}
        >
          Bewerken
        </LinkButton>
        <Button variant="secondary" onClick={() => act('fill', 'De nieuwsbrief is gevuld met het nieuwste.')}>
          Vullen met het nieuwste
        </Button>
        <Button
          variant="secondary"
          onClick={() => act('test', 'De proefmail is onderweg naar uw eigen adres.')}
        >
          Proefmail aan mijzelf
        </Button>
      </Flex>
      {reason && <Typography textColor="danger700">Niet verzonden. {reasonText(reason)}</Typography>}
      {lacks.map((lack) => (
        <Typography key={lack} textColor="danger700">
          {reasonText(lack)}
        </Typography>
      ))}
      <SendForm edition={edition} path={path} recipients={recipients} onChange={onChange} />
    </Flex>
  )
}
