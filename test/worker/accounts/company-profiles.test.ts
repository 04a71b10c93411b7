import { afterEach, expect, it } from 'vitest'
import { backendIsWell, mailTo } from '../support/backend.ts'
import { signIn as signInEditor } from '../support/editor.ts'
import { demoEmployer, demoReader, sendForm, signIn } from '../support/sign-in.ts'
import { visit } from '../support/visit.ts'
import { newAddress, newPassword } from './support/visitor.ts'

afterEach(backendIsWell)

const claimPath = '/account/bedrijf/overnemen?bedrijf=cartonnage-de-linde'

async function pageAt(path: string, cookie: string): Promise<string> {
  const response = await visit(path, { headers: { cookie } })
  expect(response.status, path).toBe(200)
  expect(response.headers.get('cache-control')).toContain('no-store')
  return (await response.text()).replace(/<!-- -->/g, '')
}

/** Signs in a new account. */
async function newcomer(): Promise<string> {
  const [email, password] = [newAddress(), newPassword()]
  const user = { username: email, email, password, confirmed: true, blocked: false, provider: 'local' }
  await (await signInEditor()).makeUser(user)
  return signIn({ email, password })
}

it('who is signed out comes to a claim by way of the sign-in', async () => {
  const { headers } = await visit(claimPath)

  expect(headers.get('location')).toBe(`/inloggen?naar=${encodeURIComponent(claimPath)}`)
})

it('a claim is made without script: a free mailbox is refused, a code is asked for, and then editors decide', async () => {
  const cookie = await newcomer()
  const claim = { name: 'Linda de Linde', job: 'Directeur' }
  expect(await pageAt(claimPath, cookie)).toContain('Bij voorkeur een adres van cartonnagedelinde.example')

  const free = await sendForm(claimPath, 'claim-company', { ...claim, email: 'l@gmail.com' }, { cookie })
  expect(free.status).toBe(422)
  expect(await free.text()).toContain('een adres dat iedereen kan nemen')

  const email = `linda-${crypto.randomUUID()}@cartonnagedelinde.example`
  expect((await sendForm(claimPath, 'claim-company', { ...claim, email }, { cookie })).status).toBe(303)
  expect(await pageAt(claimPath, cookie)).toContain(email)
  const wrong = await sendForm(claimPath, 'confirm-claim', { code: '1' }, { cookie })
  expect(await wrong.text()).toContain('Deze code klopt niet')
  const [code = ''] = /\b\d{8}\b/.exec((await mailTo(email)).text) ?? []
  expect((await sendForm(claimPath, 'confirm-claim', { code }, { cookie })).status).toBe(303)
  expect(await pageAt(claimPath, cookie)).toContain('Uw adres klopt.')
})

it('an account without a company finds one, or makes it and goes on', async () => {
  const cookie = await newcomer()
  expect(await pageAt('/jobs/plaatsen', cookie)).toContain('href="/account/bedrijf/vinden"')
  expect(await pageAt('/account/bedrijf/vinden?q=cartonnage', cookie)).toContain(`href="${claimPath}"`)

  const fields = { name: 'Kade Elf', kvk: '1234.5679', website: '', city: 'Zwolle', intro: 'Wij laden.' }
  const wrong = await sendForm('/account/bedrijf/vinden', 'new-company', { ...fields, kvk: '12' }, { cookie })
  expect(await wrong.text()).toContain('Een KvK-nummer heeft acht cijfers.')
  const made = await sendForm('/account/bedrijf/vinden', 'new-company', fields, { cookie })
  const path = made.headers.get('location') ?? ''

  expect(await pageAt(path, cookie)).toContain('De redactie leest uw profiel')
  const values = {
    company: new URL(path, 'https://x').searchParams.get('bedrijf') ?? '',
    intro: 'Wij laden en lossen.',
  }
  const text = { body: '## Aan de kade\n\nAl **dertig** jaar.', 'contacts[0].name': 'Kees Kade' }
  const saved = await sendForm(path, 'company-profile', { ...values, ...text }, { cookie })
  const preview = await pageAt(saved.headers.get('location') ?? '', cookie)
  expect(preview).toContain('Aan de kade</h2>')
  expect(preview).toContain('Kees Kade')
  expect(preview).toContain('Dien het in zodra het klaar is')
  expect(await pageAt('/jobs/plaatsen', cookie)).toContain('name="title"')
  expect((await visit(path, { headers: { cookie: await signIn(demoEmployer) } })).status).toBe(404)
  await (await signInEditor()).remove('partner', values.company)
})

it('who acts for no company is led to find one, and nobody to the profile of another', async () => {
  const cookie = await signIn(demoReader)
  const { headers } = await visit('/account/bedrijf', { headers: { cookie } })
  expect(headers.get('location')).toBe('/account/bedrijf/vinden')

  expect(
    (await visit('/account/bedrijf?bedrijf=none', { headers: { cookie: await signIn(demoEmployer) } }))
      .status,
  ).toBe(404)
})
