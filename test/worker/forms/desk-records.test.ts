import { beforeAll, describe, expect, it } from 'vitest'
import { keyField, stampField } from '../../../client/forms/engine-fields.ts'
import { vacancy } from '../applications/support/candidate.ts'
import { entriesOf, type PanelCall, type PanelRole, signInPanel } from '../support/panel-account.ts'
import { sendForm } from '../support/sign-in.ts'
import { key, stamp } from './support/example-page.ts'

const newEmail = () => `lezer-${crypto.randomUUID()}@bedrijf.example`

interface Case {
  form: string
  path: string
  fields: Record<string, string>
  /** Type of the record, and what of it can be read in the panel. */
  type: string
  shows: Record<string, unknown>
  /** The least role that works with it, and one that it is closed to. */
  for: PanelRole
  closedTo: PanelRole
  /** What the role changes when it has dealt with it; absent if the record is only read. */
  settled?: Record<string, unknown>
}

const person = { name: 'Noor Bakker', phone: '', company: 'Bakker Webwinkels' }

const cases: Case[] = [
  {
    form: 'contact',
    path: '/contact',
    fields: { ...person, department: 'technical', subject: 'De feed', message: 'De feed is leeg.' },
    type: 'contact-message',
    shows: { department: 'technical', subject: 'De feed', message: 'De feed is leeg.', name: person.name },
    for: 'editor',
    closedTo: 'author',
    settled: { state: 'answered' },
  },
  {
    form: 'supplier-lead',
    path: '/leveranciers/pakwijs',
    fields: { ...person, product: '', message: 'Wat kost een machine?' },
    type: 'lead',
    shows: { kind: 'supplier', message: 'Wat kost een machine?', sentTo: 'offertes@pakwijs.example' },
    for: 'editor',
    closedTo: 'author',
    settled: { state: 'closed', note: 'Gebeld.' },
  },
  {
    form: 'tip',
    path: '/tips-voor-de-redactie',
    fields: { name: person.name, phone: '', message: 'De band staat stil.', attachment: '' },
    type: 'contact-message',
    shows: { department: 'editorial', message: 'De band staat stil.', sourcePath: '/tips-voor-de-redactie' },
    for: 'editor',
    closedTo: 'finance',
    settled: { state: 'answered' },
  },
  {
    form: 'advertise',
    path: '/adverteren',
    fields: { ...person, product: '', message: 'Wat kan in mei?' },
    type: 'lead',
    shows: { kind: 'advertising', message: 'Wat kan in mei?', sentTo: 'verkoop@schakel.example' },
    for: 'editor',
    closedTo: 'finance',
    settled: { state: 'closed' },
  },
  {
    form: 'whitepaper',
    path: '/news/322/doos-op-maat-rekenen-voor-u-koopt',
    fields: { name: person.name, company: person.company },
    type: 'lead',
    shows: { kind: 'whitepaper', company: person.company },
    for: 'editor',
    closedTo: 'author',
    settled: { state: 'closed' },
  },
  {
    form: 'vacancy-report',
    path: `/jobs/melden?vacature=${vacancy.number}`,
    fields: { reason: 'misleading', explanation: 'Het salaris klopt niet.', name: '' },
    type: 'vacancy-report',
    shows: { number: vacancy.number, reason: 'misleading', explanation: 'Het salaris klopt niet.' },
    for: 'editor',
    closedTo: 'finance',
    settled: { state: 'upheld' },
  },
  {
    form: 'newsletter-signup',
    path: '/nieuwsbrief',
    fields: { lists: 'weekly' },
    type: 'newsletter-signup',
    shows: { confirmedAt: null },
    for: 'chief editor',
    closedTo: 'editor',
  },
  {
    form: 'application',
    path: vacancy.path,
    fields: { ...person, motivation: 'Ik rijd al drie jaar reachtruck.', cv: '', links: '' },
    type: 'application',
    shows: { motivation: 'Ik rijd al drie jaar reachtruck.', employerNote: null },
    for: 'chief editor',
    closedTo: 'editor',
  },
]

describe.each(cases)('what the form $form leaves', (one) => {
  const email = newEmail()
  const address = entriesOf(one.type)
  let allowed: PanelCall
  let other: PanelCall

  beforeAll(async () => {
    const fields = { [stampField]: await stamp(), [keyField]: key(), ...one.fields, email }
    const answer = await sendForm(one.path, one.form, fields, { accept: 'application/json' })
    expect(await answer.json()).toMatchObject({ isDone: true })
    allowed = await signInPanel(one.for)
    other = await signInPanel(one.closedTo)
  })

  it(`is read and dealt with by the ${one.for}, and closed to the ${one.closedTo}`, async () => {
    const list = await allowed('GET', `${address}?${new URLSearchParams({ 'filters[email][$eq]': email })}`)
    const { results } = await list.json<{ results: { documentId: string }[] }>()
    expect(results).toMatchObject([{ ...one.shows, email }])
    const record = `${address}/${results[0]?.documentId}`

    expect((await allowed('GET', record)).status).toBe(200)
    expect((await other('GET', record)).status).toBe(403)
    expect((await other('PUT', record, { note: 'x' })).status).toBe(403)
    expect((await other('DELETE', record)).status).toBe(403)
    const changed = await allowed('PUT', record, one.settled ?? { email: 'elders@bedrijf.example' })
    if (!one.settled) return expect(changed.status).toBe(403)
    expect(changed.status).toBe(200)
    expect(await (await allowed('GET', record)).json()).toMatchObject({ data: one.settled })
  })
})
