import { documentOf } from '../../worker/accounts/support/documents.ts'
import type { Editor } from '../../worker/support/editor.ts'
import { entriesOf, signInPanel } from '../../worker/support/panel-account.ts'

const dayMs = 86_400_000

/** An event of a test's own. */
export interface MadeEvent {
  documentId: string
  number: number
  path: string
  /** Publishes a change of it. */
  change: (fields: object) => Promise<void>
  remove: () => Promise<void>
}

/** Publishes an event that takes registrations on the site. @param fields Others than the usual. */
export async function makeEvent(editor: Editor, capacity: number, fields: object = {}): Promise<MadeEvent> {
  const slug = `proefavond-${crypto.randomUUID().slice(0, 8)}`
  const { hero } = await editor.read('event', await documentOf('event', 'schakel-jaarcongres-2027'), 'nl')
  const { file } = Object(hero)
  const documentId = await editor.make(
    'event',
    {
      title: 'Proefavond',
      slug,
      intro: 'Een proef.',
      hero: { file, alt: 'Illustratie' },
      startsAt: new Date(Date.now() + 30 * dayMs).toISOString(),
      eventStatus: 'scheduled',
      attendance: 'online',
      onlineUrl: 'https://www.schakel.example/proefavond',
      organizerName: 'Schakel',
      registration: { mode: 'own', capacity },
      offers: [
        { name: 'Toegang', price: 0, availability: 'in-stock' },
        { name: 'Met diner', price: 45, availability: 'in-stock' },
      ],
      ...fields,
    },
    'nl',
  )
  await editor.publish('event', documentId, 'nl')
  const { number } = await editor.read('event', documentId, 'nl')
  return {
    documentId,
    number: Number(number),
    path: `/events/${slug}`,
    change: (fields) => editor.publish('event', documentId, 'nl', { ...fields }),
    async remove() {
      // An event that is still to come stays as long as people are registered.
      const startsAt = new Date(Date.now() - 3 * dayMs).toISOString()
      await editor.publish('event', documentId, 'nl', { startsAt, endsAt: null })
      await editor.remove('event', documentId)
    },
  }
}

/** A registration as the panel lists it. */
interface ListedRegistration {
  documentId: string
  state: string
  ticketCode: string | null
  attendees: object[]
}

/** What the panel lists of an event, the oldest first; two hundred at most. */
export async function registrationsOf({ documentId }: MadeEvent): Promise<ListedRegistration[]> {
  const panel = await signInPanel()
  const query = `filters[event][documentId][$eq]=${documentId}&sort=id:ASC&pageSize=100`
  const pages = await Promise.all(
    [1, 2].map(async (page) => {
      const answer = await panel('GET', `${entriesOf('registration')}?${query}&page=${page}`)
      return (await answer.json<{ results: ListedRegistration[] }>()).results
    }),
  )
  return pages.flat()
}
