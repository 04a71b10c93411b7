import { Box, Button, Flex, LinkButton, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { formatMoment, PlainTable } from '../../../admin/PlainTable.tsx'
import type { ListedEdition } from '../server/reads.ts'
import { EditionDetail } from './EditionDetail.tsx'
import { newsletterName, stateName } from './names.ts'
import { useAnswer } from './use-editions.ts'

/** With its language: the form would add it a moment later, and ask whether what was typed may go. */
const create = '/content-manager/collection-types/api::edition.edition/create?plugins[i18n][locale]=nl'

/** Newsletters, for who composes and sends them. */
export default function EditionsPage() {
  return (
    <Page.Protect permissions={[{ action: 'plugin::editions.compose', subject: null }]}>
      <Editions />
    </Page.Protect>
  )
}

function Editions() {
  const { answer, failed, refresh } = useAnswer<ListedEdition[]>('/editions/list')
  const [chosen, setChosen] = useState<ListedEdition | null>(null)
  if (failed && !answer) return <Page.Error />
  if (!answer) return <Page.Loading>De nieuwsbrieven worden geladen.</Page.Loading>
  return (
    <Page.Main>
      <Page.Title>Nieuwsbrieven</Page.Title>
      <Layouts.Header
        title={chosen ? chosen.title : 'Nieuwsbrieven'}
        subtitle={
          chosen
            ? newsletterName(chosen.newsletter, chosen.locale)
            : 'Samenstellen, bekijken, verzenden, en wat ervan is gekomen.'
        }
        primaryAction={
          chosen ? null : (
            <LinkButton tag={Link} to={create}>
              Nieuwe nieuwsbrief
            </LinkButton>
          )
        }
        navigationAction={
          chosen && (
            <Flex>
              <Button
                variant="ghost"
                onClick={() => {
                  setChosen(null)
                  refresh()
                }}
              >
                Alle nieuwsbrieven
              </Button>
            </Flex>
          )
        }
      />
      <Layouts.Content>
        {chosen ? (
          <EditionDetail documentId={chosen.documentId} locale={chosen.locale} />
        ) : (
          <Box background="neutral0" shadow="tableShadow" hasRadius padding={6}>
            <EditionTable editions={answer} choose={setChosen} />
          </Box>
        )}
      </Layouts.Content>
    </Page.Main>
  )
}

function EditionTable({
  editions,
  choose,
}: {
  editions: ListedEdition[]
  choose: (edition: ListedEdition) => void
}) {
  if (editions.length === 0)
    return (
      <Typography>
        Er is nog geen nieuwsbrief. Begin met een onderwerp; vullen gaat daarna vanzelf.
      </Typography>
    )
  return (
    <PlainTable
      caption="Nieuwsbrieven"
      headings={['Titel', 'Nieuwsbrief', 'Stand', 'Moment']}
      rows={editions.map((edition, index) => ({
        key: index,
        cells: [
          edition.title,
          newsletterName(edition.newsletter, edition.locale),
          stateName(edition.state),
          edition.at ? formatMoment(edition.at) : '–',
        ],
        action: (
          <Button
            size="S"
            variant="tertiary"
            aria-label={`${edition.title} openen`}
            onClick={() => choose(edition)}
          >
            Openen
          </Button>
        ),
      }))}
    />
  )
}
