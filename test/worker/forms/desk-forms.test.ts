import { beforeEach, describe, expect, it } from 'vitest'
import { stampField } from '../../../client/forms/engine-fields.ts'
import { backendAnswers, backendIsWell, mailTo, mailWith } from '../support/backend.ts'
import { sendForm, signIn } from '../support/sign-in.ts'
import { emptyBuffers, firefox, waiting } from '../support/statistics.ts'
import { visit } from '../support/visit.ts'
import { stamp } from './support/example-page.ts'

beforeEach(emptyBuffers)

const newEmail = () => `lezer-${crypto.randomUUID()}@bedrijf.example`

const person = { name: 'Noor Bakker', phone: '06 12345678' }

async function send(path: string, form: string, fields: Record<string, string>): Promise<Response> {
  return sendForm(path, form, { [stampField]: await stamp(), ...fields }, { 'user-agent': firefox })
}

/** The page that a browser without script is led back to. */
async function pageAfter(response: Response): Promise<string> {
  expect(response.status).toBe(303)
  const cookie = response.headers.getSetCookie().map((line) => line.split(';', 1)[0])
  const page = await visit(response.headers.get('location') ?? '', { headers: { cookie: cookie.join('; ') } })
  return page.text()
}

describe('the contact form', () => {
  const message = () => ({
    ...person,
    department: 'technical',
    subject: 'De feed van vacatures',
    message: `Regel een.\r\nRegel twee ${crypto.randomUUID()}`,
    email: newEmail(),
    company: '',
  })

  it('reaches the department, mails a copy and says so, and counts as no lead', async () => {
    const sent = message()

    const page = await pageAfter(await send('/contact', 'contact', sent))

    expect(page).toContain(
      `Een kopie gaat naar ${sent.email}. Doorgaans antwoorden we binnen twee werkdagen.`,
    )
    const received = await mailWith('techniek@schakel.example', sent.email)
    expect(received.text).toContain('Regel twee')
    expect(received.replyTo).toBe(sent.email)
    const copy = (await mailTo(sent.email)).text
    expect(copy).toContain('Regel een.')
    expect(copy).toContain('De feed van vacatures')
    expect((await waiting()).filter(({ eventType }) => eventType === 'Lead')).toEqual([])
  })

  it('counts as a lead where it is for the sales department', async () => {
    await send('/contact', 'contact', { ...message(), department: 'sales' })

    await expect
      .poll(async () => (await waiting()).filter(({ eventType }) => eventType === 'Lead'))
      .toMatchObject([{ routeName: 'contact___nl' }])
  })

  it('is for the department of the link', async () => {
    const page = await (await visit('/contact?afdeling=jobs')).text()

    expect(page).toMatch(/<option value="jobs" selected="">/)
  })

  it.each([
    ['/contact?afdeling=directie', '/contact'],
    ['/contact?afdeling=jobs&afdeling=x', '/contact'],
    ['/adverteren?product=verzonnen&utm_source=brief', '/adverteren?utm_source=brief'],
  ])('has no address of its own for a choice that it does not offer: %s', async (address, plain) => {
    const response = await visit(address)

    expect([response.status, response.headers.get('location')]).toEqual([302, plain])
  })

  it('is taken at the address of a choice that is no longer offered', async () => {
    const response = await send('/contact?afdeling=directie', 'contact', { ...message(), email: 'noor@' })

    expect(response.status).toBe(422)
    expect(await response.text()).toContain('De feed van vacatures')
  })

  it('has the name and the address of a signed-in reader', async () => {
    const page = await (await visit('/contact', { headers: { cookie: await signIn() } })).text()

    expect(page).toMatch(/id="contact-email"[^>]*value="lezer@schakel.example"/)
    expect(page).toMatch(/id="contact-name"[^>]*value="\w/)
  })

  it('keeps what was typed where it is refused', async () => {
    const response = await send('/contact', 'contact', {
      ...message(),
      department: 'directie',
      email: 'noor@',
    })
    const page = await response.text()

    expect(response.status).toBe(422)
    expect(page).toContain('Vul een geldig e-mailadres in.')
    expect(page).toContain('Afdeling is geen toegestane waarde.')
    expect(page).toContain('De feed van vacatures')
  })

  it('says what the backend refuses, and keeps what was typed', async () => {
    const page = await (await visit('/contact')).text()
    expect(page).toContain('value="contact"')
    await backendAnswers(
      400,
      JSON.stringify({ error: { status: 400, name: 'ValidationError', message: 'x' } }),
    )

    const response = await send('/contact', 'contact', message())
    await backendIsWell()

    expect(response.status).toBe(422)
    expect(await response.text()).toContain('Dit konden we zo niet versturen.')
  })
})

describe('the form for advertisers', () => {
  const request = () => ({
    ...person,
    product: '',
    company: 'Bakker Webwinkels',
    message: 'Wij willen inkopers bereiken.',
    email: newEmail(),
  })

  it('is for the product whose button was pressed, which sales and the advertiser are mailed about', async () => {
    const address = '/adverteren?product=partnerartikel'
    const page = await (await visit(address)).text()
    expect(page).toContain('href="/adverteren?product=partnerartikel#aanvraag"')
    expect(page).toContain('<option value="partnerartikel" selected="">Partnerartikel</option>')
    const sent = { ...request(), product: 'partnerartikel' }

    const after = await pageAfter(await send(address, 'advertise', sent))

    expect(after).toContain('uw aanvraag is bij de verkoop')
    const received = await mailWith('verkoop@schakel.example', sent.email)
    expect(received.text).toContain('Partnerartikel')
    expect((await mailTo(sent.email)).text).toContain('inkopers')
    await expect
      .poll(async () => (await waiting()).filter(({ eventType }) => eventType === 'Lead').length)
      .toBe(1)
  })

  it('takes a question about no product', async () => {
    const sent = { ...request(), product: 'other' }

    expect((await send('/adverteren', 'advertise', sent)).status).toBe(303)
    expect((await mailTo(sent.email)).text).toContain('inkopers')
  })

  it('says that a product is no longer there, and keeps what was typed', async () => {
    const response = await send('/adverteren', 'advertise', { ...request(), product: 'bestaat-niet' })
    const page = await response.text()

    expect(response.status).toBe(409)
    expect(page).toContain('Waar u naar vraagt, staat niet meer op de site.')
    expect(page).toContain('inkopers bereiken')
  })
})
