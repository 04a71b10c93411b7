import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { keyField, stampField } from '../../../client/forms/engine-fields.ts'
import { allMailsTo, backendDoes, backendIsWell, mailsTo, mailTo, mailWith } from '../support/backend.ts'
import { type Editor, signIn as signInEditor } from '../support/editor.ts'
import { sendForm, signIn } from '../support/sign-in.ts'
import { emptyBuffers, firefox, waiting } from '../support/statistics.ts'
import { visit } from '../support/visit.ts'
import { key, stamp } from './support/example-page.ts'

/** A supplier of the sample content with an address for leads, one without, and where the leads of that one go. */
const withAddress = { path: '/leveranciers/pakwijs', leadEmail: 'offertes@pakwijs.example' }
const withoutAddress = '/leveranciers/lijnvast'
const sales = 'verkoop@schakel.example'

afterEach(backendIsWell)

const newEmail = () => `lezer-${crypto.randomUUID()}@bedrijf.example`

function question(fields: Record<string, string> = {}) {
  return {
    name: 'Noor Bakker',
    email: newEmail(),
    company: 'Bakker Webwinkels',
    phone: '',
    message: `Wat kost een machine voor 400 dozen per dag? ${crypto.randomUUID()}`,
    product: '',
    ...fields,
  }
}

/** Sends the form without script. */
async function ask(path: string, values: Record<string, string>): Promise<Response> {
  return sendForm(
    path,
    'supplier-lead',
    { [stampField]: await stamp(), ...values },
    { 'user-agent': firefox },
  )
}

/** Sends it as a script does. */
async function askByScript(path: string, values: Record<string, string>): Promise<Response> {
  return sendForm(
    path,
    'supplier-lead',
    { [stampField]: await stamp(), [keyField]: key(), ...values },
    { 'user-agent': firefox, accept: 'application/json' },
  )
}

/** The page that who sent the form without script comes to. */
async function answerTo(path: string, values: Record<string, string>): Promise<string> {
  const response = await ask(path, values)
  const cookie = response.headers.getSetCookie().map((line) => line.split(';', 1)[0])
  return pageOf(path, cookie.join('; '))
}

async function pageOf(path: string, cookie = ''): Promise<string> {
  return (await (await visit(path, { headers: { cookie } })).text()).replace(/<!-- -->/g, '')
}

describe('a question to a supplier', () => {
  it('reaches the address that the supplier named for leads, and its writer as a copy', async () => {
    const asked = question({ phone: '06 12345678' })

    const response = await ask(withAddress.path, asked)

    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(withAddress.path)
    const received = await mailWith(withAddress.leadEmail, asked.message)
    expect(received.text).toContain('06 12345678')
    expect(received.replyTo).toBe(asked.email)
    const copy = await mailTo(asked.email ?? '')
    expect(copy.text).toContain(asked.message)
    expect(copy.text).toContain('doorgestuurd naar Pakwijs, die u zelf antwoordt')
  })

  it('is answered on the page, once', async () => {
    const page = await answerTo(withAddress.path, question())

    expect(page).toContain('Uw aanvraag is verstuurd naar het bedrijf, dat u zelf antwoordt.')
    expect(page).not.toContain('name="form" value="supplier-lead"')
  })

  it('names the product that it is about', async () => {
    const asked = question({ product: 'vouwlijn-400' })

    await ask(`${withAddress.path}?product=vouwlijn-400`, asked)

    const received = await mailWith(withAddress.leadEmail, asked.message)
    expect(received.text).toContain('Vouwlijn 400')
  })

  it('goes to our sales department while the supplier has no address for leads', async () => {
    const asked = question()

    expect(await answerTo(withoutAddress, asked)).toContain(
      'Uw aanvraag is bij onze verkoopafdeling binnengekomen. Wij geven haar door aan het bedrijf.',
    )

    const received = await mailWith(sales, asked.message)
    expect(received.text).toContain('Lijnvast heeft geen adres voor aanvragen. Geef deze aanvraag door')
    const copy = await mailTo(asked.email ?? '')
    expect(copy.text).toContain('binnengekomen. Wij geven haar door aan Lijnvast.')
  })

  it.each([
    ['', 'Wij geven uw vraag door aan Pakwijs,', 'onze verkoopafdeling, die haar doorgeeft aan Betaalbrug,'],
    ['/en', 'We pass your question on to Pakwijs,', 'our sales department, which passes it on to Betaalbrug'],
    ['/de', 'Wir leiten Ihre Frage an Pakwijs weiter,', 'unserem Vertrieb, der sie'],
  ])('says beforehand on %s/leveranciers who gets it', async (language, itself, byUs) => {
    expect(await pageOf(`${language}${withAddress.path}`)).toContain(itself)
    expect(await pageOf(`${language}/leveranciers/betaalbrug`)).toContain(byUs)
  })

  it('arrives once, however often the same is sent', async () => {
    const asked = question()
    const sentKey = key()
    const send = () => askByScript(withAddress.path, { ...asked, [keyField]: sentKey })

    const answers = await Promise.all([send(), send()])
    await send()

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await mailTo(asked.email ?? '')
    await askByScript(withAddress.path, question({ email: asked.email ?? '' }))
    await mailTo(asked.email ?? '', { after: 1 })
    expect(await mailsTo(asked.email ?? '')).toHaveLength(2)
  })

  it('does not fill the mailbox of a stranger with copies', async () => {
    const email = newEmail()

    for (let sent = 0; sent < 4; sent++) await ask(withAddress.path, question({ email }))

    expect(await allMailsTo(email)).toHaveLength(3)
  })

  it('counts as a lead of the supplier', async () => {
    await emptyBuffers()

    await ask(withAddress.path, question())

    await expect
      .poll(async () => (await waiting()).filter(({ eventType }) => eventType === 'Lead'))
      .toMatchObject([{ entryId: 'partner/pakwijs', routeName: 'leveranciers-link___nl' }])
  })
})

describe('a question that cannot be passed on', () => {
  it('is shown again with what was typed, and its errors', async () => {
    const response = await ask(withAddress.path, question({ email: 'noor@', message: ' ' }))
    const page = await response.text()

    expect(response.status).toBe(422)
    expect(page).toContain('Vul een geldig e-mailadres in.')
    expect(page).toContain('Uw vraag is verplicht.')
    expect(page).toContain('value="Bakker Webwinkels"')
  })

  it('about a product of another supplier is refused beside its field', async () => {
    const response = await askByScript(withAddress.path, question({ product: 'joris-transportrobot' }))

    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: { product: { key: 'form.choice' } } })
  })

  it('stays while the backend is away', async () => {
    await backendDoes([{ holding: '/leads', behaviour: { does: 'hang' } }])

    const asked = question()
    const response = await ask(withAddress.path, asked)

    expect(response.status).toBe(503)
    expect(await response.text()).toContain(asked.message)
  })

  describe('since the supplier is not published', () => {
    let editor: Editor
    let documentId: string
    const link = `proef-${crypto.randomUUID().slice(0, 8)}`

    beforeAll(async () => {
      editor = await signInEditor()
      documentId = await editor.make(
        'partner',
        { name: 'Proefbedrijf', link, roles: ['supplier'], tier: 'basic' },
        'nl',
      )
    })
    afterAll(() => editor.remove('partner', documentId))

    it('says so, to a page that is still open', async () => {
      const response = await askByScript(`/leveranciers/${link}`, question())

      expect(response.status).toBe(409)
      expect(await response.json()).toMatchObject({
        isDone: false,
        notice: { key: 'form.unpublished' },
      })
    })
  })
})

describe('the profile of a supplier', () => {
  it('asks, before anything else, to ask', async () => {
    const page = await pageOf(withAddress.path)
    const [loud] = /<a class="button"[^>]*>/.exec(page) ?? []

    expect(loud).toContain('href="#aanvraag"')
    expect(page).toContain('Vraag informatie aan bij Pakwijs')
    expect(page).toMatch(/<form[^>]*action="\/leveranciers\/pakwijs#aanvraag"/)
  })

  it('has a button for each product, which chooses it', async () => {
    expect(await pageOf(withAddress.path)).toContain(
      'href="/leveranciers/pakwijs?product=vouwlijn-400#aanvraag"',
    )

    const page = await pageOf(`${withAddress.path}?product=vouwlijn-400`)
    expect(page).toMatch(/<option[^>]*value="vouwlijn-400"[^>]*selected/)
  })

  it('leads to the plain page for a product that the supplier does not have', async () => {
    const response = await visit(`${withAddress.path}?product=%22%3E%3Cscript%3E`)

    expect([response.status, response.headers.get('location')]).toEqual([302, withAddress.path])
  })

  it('has the details of a signed-in reader', async () => {
    const page = await pageOf(withAddress.path, await signIn())

    expect(page).toMatch(/<input[^>]*id="supplier-lead-email"[^>]*value="lezer@schakel.example"/)
  })

  it('stays in the cache for everybody else', async () => {
    await pageOf(withAddress.path)
    await ask(withAddress.path, question())

    expect((await visit(withAddress.path)).headers.get('x-cache')).toBe('hit')
  })
})
