import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { useState } from 'react'
import { AddressList } from './AddressList.tsx'
import { MailList } from './MailList.tsx'
import { TemplatePreview } from './TemplatePreview.tsx'
import { type Counts, type ListName, useMails } from './use-post.ts'

type View = ListName | 'addresses' | 'templates'

const views: { view: View; name: string; hint: string }[] = [
  {
    view: 'queued',
    name: 'Wachtrij',
    hint: 'Wat nog verzonden wordt. Antwoorden aan lezers gaan voor nieuwsbrieven.',
  },
  { view: 'sent', name: 'Verzonden', hint: 'Wat de mailserver heeft aangenomen, dertig dagen lang.' },
  {
    view: 'dead',
    name: 'Niet bezorgd',
    hint: 'Wat niet bezorgd kon worden. Viel de verbinding op het laatste moment weg, dan is onzeker of de e-mail is aangekomen; een nieuwsbrief wordt dan niet vanzelf nog eens verzonden.',
  },
  {
    view: 'suppressed',
    name: 'Tegengehouden',
    hint: 'Niet geprobeerd, omdat het adres eerder is geweigerd. Opnieuw verzenden laat het adres weer toe.',
  },
  {
    view: 'addresses',
    name: 'Geweigerde adressen',
    hint: 'Hierheen gaat niets meer, behalve een e-mail waarmee iemand bewijst dat het adres van hem is. Gebruikt hij die, dan is het adres weer toegelaten.',
  },
  { view: 'templates', name: 'Voorbeelden', hint: 'Elke soort e-mail, met verzonnen gegevens.' },
]

/** The site's mails, for editors. */
export default function PostPage() {
  return (
    <Page.Protect permissions={[{ action: 'plugin::post.manage', subject: null }]}>
      <Post />
    </Page.Protect>
  )
}

function Post() {
  const [view, setView] = useState<View>('queued')
  const list = view === 'addresses' || view === 'templates' ? 'queued' : view
  const state = useMails(list)
  const { hint } = views.find((one) => one.view === view) ?? { hint: '' }
  if (state.failed && !state.counts) return <Page.Error />
  if (!state.counts) return <Page.Loading>De post wordt geladen.</Page.Loading>
  return (
    <Page.Main>
      <Page.Title>Post</Page.Title>
      <Layouts.Header title="Post" subtitle={subtitleOf(state.counts)} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={5} paddingBottom={8}>
          <Flex role="group" aria-label="Weergave" gap={1} wrap="wrap">
            {views.map(({ view: one, name }) => (
              <Button
                key={one}
                variant={one === view ? 'secondary' : 'tertiary'}
                aria-pressed={one === view}
                onClick={() => setView(one)}
              >
                {name}
                {countOf(state.counts, one)}
              </Button>
            ))}
          </Flex>
          <Box tag="section" background="neutral0" shadow="tableShadow" hasRadius padding={6}>
            <Typography tag="p" variant="pi" textColor="neutral600">
              {hint}
            </Typography>
            <Box paddingTop={4}>
              {view === 'addresses' ? (
                <AddressList />
              ) : view === 'templates' ? (
                <TemplatePreview />
              ) : (
                <MailList list={view} state={state} />
              )}
            </Box>
          </Box>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}

function subtitleOf({ queued, dead, repeated }: Counts) {
  const again =
    repeated > 0
      ? ` ${repeated} keer is een antwoord nog eens verzonden omdat onzeker was of het was aangekomen.`
      : ''
  return `${queued} in de wachtrij, ${dead} niet bezorgd.${again}`
}

function countOf(counts: Counts | null, view: View) {
  return counts && view in counts ? ` (${counts[view as ListName]})` : ''
}
