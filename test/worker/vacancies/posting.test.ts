import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it } from 'vitest'
import { keyField } from '../../../client/forms/engine-fields.ts'
import { askBackend } from '../applications/support/candidate.ts'
import { key } from '../forms/support/example-page.ts'
import { backendIsWell, tracesOf } from '../support/backend.ts'
import { demoEmployer, demoReader, sendForm, signIn } from '../support/sign-in.ts'
import { emptyBuffers, firefox, waiting } from '../support/statistics.ts'
import { siteUrl, visit } from '../support/visit.ts'

afterEach(backendIsWell)

const agency = { email: 'bureau@schakel.example', password: demoReader.password }

const role = {
  title: 'Nachtplanner',
  categories: 'transport-planning',
  remote: 'no',
  'locations[0].city': 'Venlo',
  'locations[0].street': '',
  'locations[0].postcode': '',
}
const conditions = {
  employmentType: 'FULL_TIME',
  hoursMin: '32',
  hoursMax: '40',
  salaryMin: '3.000',
  salaryMax: '3.600,50',
  salaryUnit: 'MONTH',
  salaryHiddenReason: '',
  education: 'mbo',
  experienceYears: '1,5',
  applyMethod: 'form',
  applyUrl: '',
  applyEmail: '',
  contactName: 'Wendy',
  contactPhone: '',
  contactEmail: '',
  reference: '',
  startsOn: '',
  closesOn: '',
}
const text = {
  description: `## Wat je doet\n\n${'Je plant de ritten van de nacht. '.repeat(6)}`,
  benefits: '- 27 vakantiedagen\n- Reiskosten',
  language: 'nl',
}

const order = {
  product: 'vacaturebundel-vijf',
  name: 'Polderpallet B.V.',
  street: 'Polderweg 1',
  postcode: '8243 PD',
  city: 'Lelystad',
  country: 'NL',
  email: 'administratie@polderpallet.example',
  vatId: '',
  reference: '',
  agreed: 'on',
}

/** The path that a form leads to. */
async function redirectOf(answer: Promise<Response>): Promise<string> {
  const response = await answer
  expect(response.status, await response.clone().text()).toBe(303)
  return response.headers.get('location') ?? ''
}

/** Begins a vacancy. @returns The path of the second step. */
function begin(cookie: string, more: Record<string, string> = {}): Promise<string> {
  return redirectOf(sendForm('/jobs/plaatsen', 'vacancy-role', { ...role, ...more }, { cookie }))
}

const numberIn = (path: string) => new URL(path, siteUrl).searchParams.get('vacature') ?? ''

async function pageAt(path: string, cookie: string): Promise<string> {
  const response = await visit(path, { headers: { cookie } })
  expect(response.headers.get('cache-control')).toContain('no-store')
  return (await response.text()).replace(/<!-- -->/g, '')
}

describe('without script', () => {
  it('an employer posts a vacancy step by step, and finds it in the list', async () => {
    const cookie = await signIn(demoEmployer)
    const second = await begin(cookie)
    const third = await redirectOf(sendForm(second, 'vacancy-conditions', conditions, { cookie }))
    const preview = await redirectOf(sendForm(third, 'vacancy-text', text, { cookie }))

    const shown = await pageAt(preview, cookie)
    expect(shown).toContain('3.600,50')
    expect(shown).toContain('27 vakantiedagen')
    expect(shown).toContain('Wat je doet</h2>')

    const last = preview.replace('voorbeeld', 'bestellen')
    expect(await pageAt(last, cookie)).toContain('Vacature indienen')
    const own = await redirectOf(sendForm(last, 'submit-vacancy', {}, { cookie }))
    expect(own).toBe(`/jobs/mijn/${numberIn(last)}?gedaan=ingediend`)
    expect(await pageAt(own, cookie)).toContain('In beoordeling')
    expect(await pageAt('/jobs/mijn?q=nachtplanner&status=submitted', cookie)).toContain('Nachtplanner</a>')
  })

  it('what is wrong is told beside its field, and what was typed stays', async () => {
    const cookie = await signIn(demoEmployer)
    const second = await begin(cookie)

    const answer = await sendForm(
      second,
      'vacancy-conditions',
      { ...conditions, salaryMin: '4000', salaryMax: '3000', contactName: 'Wendy van Dam' },
      { cookie },
    )

    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page).toContain('Dit is minder dan bij “vanaf” staat.')
    expect(page).toContain('value="Wendy van Dam"')
  })

  it.each(['startsOn', 'closesOn'])('a day that is over is told beside its field: %s', async (field) => {
    const cookie = await signIn(demoEmployer)
    const second = await begin(cookie)

    const answer = await sendForm(
      second,
      'vacancy-conditions',
      { ...conditions, [field]: '2020-01-01' },
      { cookie },
    )

    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page).toMatch(new RegExp(`id="[^"]*${field}-error"[^>]*>(?:<[^>]*>)*Deze dag is voorbij`))
    expect(page).toContain('value="2020-01-01"')
    expect(page).toContain('value="Wendy"')
  })

  it('a text of 100 kB comes back whole, with what is wrong; script in it is text', async () => {
    const cookie = await signIn(demoEmployer)
    const second = await begin(cookie, { title: 'Planner <img src=x onerror=alert(1)>' })
    const third = second.replace('voorwaarden', 'tekst')
    const long = `${'Lading. '.repeat(12_800)}</textarea><script>alert(1)</script>`

    const answer = await sendForm(third, 'vacancy-text', { ...text, description: long }, { cookie })
    const page = await answer.text()

    expect(answer.status).toBe(422)
    expect(page).toContain('12.000')
    expect(page).toContain(`${'Lading. '.repeat(12_800)}&lt;/textarea&gt;&lt;script&gt;alert(1)`)
    expect(page).not.toContain('<script>alert(1)')
    const short = {
      ...text,
      description: `${text.description}\n\n<script>alert(1)</script> [x](javascript:alert(1))`,
    }
    const preview = await pageAt(await redirectOf(sendForm(third, 'vacancy-text', short, { cookie })), cookie)
    expect(preview).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(preview).not.toContain('<script>alert(1)')
    expect(preview).not.toContain('<img src=x')
    expect(preview).not.toContain('href="javascript:')
  })

  it("a company that isn't one's own gets no vacancy and no order, and the form says so", async () => {
    const cookie = await signIn(demoEmployer)
    const first = await pageAt('/jobs/plaatsen', await signIn(agency))
    const [, foreign = ''] = /<option value="([^"]+)"[^>]*>Polderpallet/.exec(first) ?? []
    const title = `Planner ${crypto.randomUUID()}`

    const begun = await sendForm(
      '/jobs/plaatsen',
      'vacancy-role',
      { ...role, title, company: foreign },
      { cookie },
    )
    const ordered = await sendForm(
      '/jobs/plaatsen?stap=bestellen',
      'order-credits',
      { ...order, company: foreign, reference: title },
      { cookie },
    )

    for (const answer of [begun, ordered]) {
      expect(answer.status).toBe(403)
      const page = await answer.text()
      expect(page).toContain('U handelt niet (meer) namens dit bedrijf.')
      expect(page).toContain(title)
    }
    for (const path of ['vacancies', 'orders']) {
      const { status, data } = await askBackend(await signIn(agency), 'GET', `/companies/${foreign}/${path}`)
      expect(status).toBe(200)
      expect(JSON.stringify(data)).not.toContain(title)
    }
  })

  it('a step that is sent again makes no second vacancy', async () => {
    const cookie = await signIn(demoEmployer)
    const title = `Planner ${crypto.randomUUID()}`
    const sent = { ...role, title, [keyField]: key() }

    const paths = [
      await redirectOf(sendForm('/jobs/plaatsen', 'vacancy-role', sent, { cookie })),
      await redirectOf(sendForm('/jobs/plaatsen', 'vacancy-role', sent, { cookie })),
    ]

    expect(new Set(paths).size).toBe(1)
    const list = await pageAt(`/jobs/mijn?q=${encodeURIComponent(title)}`, cookie)
    expect(list.split(`${title}</a>`)).toHaveLength(2)
  })

  it('a salary or a reason must be given, and a place unless all is done at home', async () => {
    const cookie = await signIn(demoEmployer)

    const nowhere = await sendForm(
      '/jobs/plaatsen',
      'vacancy-role',
      { ...role, 'locations[0].city': '' },
      { cookie },
    )
    expect(await nowhere.text()).toContain('Noem minstens één plaats')

    const second = await begin(cookie, { remote: 'full', 'locations[0].city': '' })
    const unpaid = { ...conditions, salaryMin: '', salaryMax: '' }
    const silent = await sendForm(second, 'vacancy-conditions', unpaid, { cookie })
    expect(await silent.text()).toContain('leg uit waarom u het niet noemt')
    await redirectOf(
      sendForm(second, 'vacancy-conditions', { ...unpaid, salaryHiddenReason: 'Volgens cao' }, { cookie }),
    )
  })

  it('an agency chooses the company, and orders where it has no credits', async () => {
    const cookie = await signIn(agency)
    const first = await pageAt('/jobs/plaatsen', cookie)
    const [, company = ''] = /<option value="([^"]+)"[^>]*>Polderpallet/.exec(first) ?? []
    const second = await begin(cookie, { company })
    const third = await redirectOf(sendForm(second, 'vacancy-conditions', conditions, { cookie }))
    const preview = await redirectOf(sendForm(third, 'vacancy-text', text, { cookie }))
    await emptyBuffers()

    const last = preview.replace('voorbeeld', 'bestellen')
    const headers = { cookie, 'user-agent': firefox }
    const own = await redirectOf(sendForm(last, 'order-credits', { ...order, company }, headers))

    expect(await pageAt(own, cookie)).toContain('In beoordeling')
    await expect
      .poll(async () => (await waiting()).filter(({ eventType }) => eventType === 'Lead'))
      .toMatchObject([{ routeName: 'jobs-plaatsen___nl' }])
  })

  it('credits are ordered by direct debit, and the account number stays in no table of ours', async () => {
    const cookie = await signIn(agency)
    const first = await pageAt('/jobs/plaatsen', cookie)
    const [, company = ''] = /<option value="([^"]+)"[^>]*>Polderpallet/.exec(first) ?? []
    const path = `/jobs/plaatsen?stap=bestellen&bedrijf=${company}`
    const page = await pageAt(path, cookie)
    expect(page).toContain('Doorlopende SEPA-machtiging')
    const [, mandate = ''] = /name="mandate" value="([^"]+)"/.exec(page) ?? []
    const paid = {
      ...order,
      company,
      payment: 'mandate',
      iban: 'NL20 INGB 0001 2345 67',
      holder: 'Polderpallet B.V.',
      mandate,
    }
    const send = (more: Record<string, string>) =>
      sendForm(path, 'order-credits', { ...paid, ...more }, { cookie })

    const short = await send({ iban: 'NL20 INGB 0001 2345', consent: 'on' })
    expect(await short.text()).toContain('telt 18 tekens; u vulde er 16 in')
    const silent = await send({})
    expect(silent.status).toBe(422)
    expect(await silent.text()).toContain('value="NL20 INGB 0001 2345 67"')
    const old = await send({ mandate: '2020-01', consent: 'on' })
    expect(await old.text()).toContain('met de tekst zoals die nu op de pagina staat')
    const elsewhere = await send({ postcode: '2000', consent: 'on' })
    expect(await elsewhere.text()).toContain('Deze postcode hoort niet bij het land.')
    await redirectOf(send({ consent: 'on' }))

    const { results } = await env.DB.prepare('SELECT * FROM form_submissions').all()
    expect(JSON.stringify(results)).not.toContain('2345')
    expect(await tracesOf('INGB0001234567')).toEqual([])
  })

  it('a press copies, and one that is not possible says why', async () => {
    const cookie = await signIn(demoEmployer)
    const vacancy = numberIn(await begin(cookie))

    const copy = await redirectOf(sendForm('/jobs/mijn', 'vacancy-act', { vacancy, act: 'copy' }, { cookie }))
    expect(numberIn(copy)).not.toBe(vacancy)
    const refused = await sendForm('/jobs/mijn', 'vacancy-act', { vacancy, act: 'pause' }, { cookie })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('Dat kan nu niet')
  })
})

/** Saves what is typed as the script of a step does. @returns The status. */
async function type(
  number: string,
  form: string,
  values: object,
  headers: Record<string, string>,
): Promise<number> {
  const answer = await visit(`/api/own-vacancies/${number}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', origin: siteUrl, ...headers },
    body: JSON.stringify({ form, values }),
  })
  return answer.status
}

describe('while somebody types', () => {
  it('what is typed is saved for its owner alone', async () => {
    const cookie = await signIn(demoEmployer)
    const second = await begin(cookie)
    const put = (headers: Record<string, string>) =>
      type(numberIn(second), 'vacancy-conditions', { hoursMin: '24', reference: 'HL-7' }, headers)

    expect(await put({ cookie: await signIn() })).toBe(404)
    expect(await put({})).toBe(401)
    expect(await put({ cookie })).toBe(204)

    const page = await pageAt(second, cookie)
    expect(page).toMatch(/name="hoursMin"[^>]*value="24"/)
    expect(page).toContain('value="HL-7"')
  })

  it.each([
    {
      what: 'a salary the wrong way round',
      typed: { salaryMin: '5000', salaryMax: '3000', salaryUnit: 'YEAR', salaryHiddenReason: 'Volgt' },
    },
    {
      what: 'a salary in words',
      typed: { salaryMin: 'veel', salaryMax: '', salaryUnit: 'MONTH', salaryHiddenReason: '' },
    },
    { what: 'half an address', typed: { applyUrl: 'https://wer' } },
    { what: 'half a contact', typed: { contactName: 'Bo', contactPhone: '', contactEmail: 'bo@' } },
    { what: 'hours in words', typed: { hoursMin: '24', hoursMax: 'veel' } },
  ])('what is not valid yet is kept as well: $what', async ({ typed }) => {
    const cookie = await signIn(demoEmployer)
    const second = await begin(cookie)
    const put = (values: object) => type(numberIn(second), 'vacancy-conditions', values, { cookie })

    expect(await put({ ...typed, reference: 'HL-7' })).toBe(204)

    const page = await pageAt(second, cookie)
    for (const [name, value] of Object.entries({ ...typed, reference: 'HL-7' })) {
      const shown = name === 'salaryUnit' ? `<option value="${value}" selected` : `name="${name}"`
      expect(page).toContain(shown)
      if (name !== 'salaryUnit') expect(page).toMatch(new RegExp(`name="${name}"[^>]*value="${value}"`))
    }
  })

  it.each([
    { what: 'a short text', description: 'Je plant.' },
    { what: 'a text of 100 kB', description: 'Lading. '.repeat(12_800).trim() },
  ])(
    '$what is kept, and keeps the vacancy from being handed in until it is right',
    async ({ description }) => {
      const cookie = await signIn(demoEmployer)
      const second = await begin(cookie)
      const third = await redirectOf(sendForm(second, 'vacancy-conditions', conditions, { cookie }))
      const preview = await redirectOf(sendForm(third, 'vacancy-text', text, { cookie }))
      const last = preview.replace('voorbeeld', 'bestellen')

      expect(await type(numberIn(second), 'vacancy-text', { ...text, description }, { cookie })).toBe(204)

      expect(await pageAt(third, cookie)).toContain(`>${description}</textarea>`)
      expect(await pageAt(last, cookie)).toContain('Tekst: te kort, te lang')
      const refused = await sendForm(last, 'submit-vacancy', {}, { cookie })
      expect(refused.status).toBe(422)

      await redirectOf(sendForm(third, 'vacancy-text', text, { cookie }))
      expect(await pageAt(third, cookie)).toContain('Je plant de ritten')
      await redirectOf(sendForm(last, 'submit-vacancy', {}, { cookie }))
    },
  )

  it('a street without its city is kept', async () => {
    const cookie = await signIn(demoEmployer)
    const second = await begin(cookie)
    const locations = [{ city: '', street: 'Kade 1', postcode: '' }]

    expect(await type(numberIn(second), 'vacancy-role', { locations }, { cookie })).toBe(204)

    const page = await pageAt(second.replace('voorwaarden', 'functie'), cookie)
    expect(page).toMatch(/name="locations\[0\]\.street"[^>]*value="Kade 1"/)
  })
})

it('everybody reads what posting takes; drafts are their owners', async () => {
  const cookie = await signIn(demoEmployer)
  const second = await begin(cookie)
  const number = numberIn(second)

  const intro = await visit('/jobs/plaatsen')
  expect(intro.status).toBe(200)
  expect(await intro.text()).toContain('Wat Google for Jobs vraagt')
  for (const path of [second, `/jobs/mijn/${number}`]) {
    expect((await visit(path, { headers: { cookie: await signIn() } })).status).toBe(404)
    expect((await visit(path)).headers.get('location')).toContain('/inloggen?naar=')
  }
  const taken = await sendForm(second, 'vacancy-conditions', conditions, { cookie: await signIn() })
  expect(taken.status).toBe(404)
})
