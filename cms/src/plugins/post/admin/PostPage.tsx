import { Layouts, Page } from '@strapi/strapi/admin'
import { useState } from 'react'
import { type View, ViewChoice } from '../../../admin/ViewChoice.tsx'
import { AddressList } from './AddressList.tsx'
import { DeletedList } from './DeletedList.tsx'
import { MailList } from './MailList.tsx'
import { TemplatePreview } from './TemplatePreview.tsx'
import { type Counts, type ListName, useMails } from './use-post.ts'

type ViewName = ListName | 'addresses' | 'deleted' | 'templates'

const views: View<ViewName>[] = [
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
  {
    view: 'deleted',
    name: 'Gewist',
    hint: 'Wat elke nacht wordt gewist omdat de bewaartermijn om is, ook van wat geen post is. Alleen aantallen, per dag.',
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
  const [view, setView] = useState<ViewName>('queued')
  const list = view === 'addresses' || view === 'deleted' || view === 'templates' ? 'queued' : view
  const state = useMails(list)
  if (state.failed && !state.counts) return <Page.Error />
  if (!state.counts) return <Page.Loading>De post wordt geladen.</Page.Loading>
  return (
    <Page.Main>
      <Page.Title>Post</Page.Title>
      <Layouts.Header title="Post" subtitle={subtitleOf(state.counts)} />
      <Layouts.Content>
        <ViewChoice views={views} chosen={view} choose={setView} behind={(one) => countOf(state.counts, one)}>
          {view === 'addresses' ? (
            <AddressList />
          ) : view === 'deleted' ? (
            <DeletedList />
          ) : view === 'templates' ? (
            <TemplatePreview />
          ) : (
            <MailList list={view} state={state} />
          )}
        </ViewChoice>
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

function countOf(counts: Counts | null, view: ViewName) {
  return counts && view in counts ? ` (${counts[view as ListName]})` : ''
}
