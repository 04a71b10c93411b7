import { afterEach, expect, it } from 'vitest'
import { fileSite, leftOver, problemIn } from '../files/support/file-site.ts'
import { bytesOf } from '../files/support/made-files.ts'
import { madePng } from '../files/support/made-pictures.ts'
import { backendIsWell } from '../support/backend.ts'
import { claimCode } from '../support/claim-code.ts'
import { signIn as signInEditor } from '../support/editor.ts'
import { demoEmployer, demoReader, newClient, sendForm, signIn } from '../support/sign-in.ts'
import { siteUrl, visit } from '../support/visit.ts'
import { newAddress, newPassword } from './support/visitor.ts'

afterEach(backendIsWell)

const { ask } = fileSite()

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
  const code = await claimCode(email)
  expect((await sendForm(claimPath, 'confirm-claim', { code }, { cookie })).status).toBe(303)
  expect(await pageAt(claimPath, cookie)).toContain('Uw adres klopt.')
})

it('an account without a company finds one, or makes it and goes on', async () => {
  const cookie = await newcomer()
  const posting = await pageAt('/jobs/plaatsen', cookie)
  expect(posting).toContain('action="/account/bedrijf/vinden"')
  expect(posting).toContain('name="naar" value="/jobs/plaatsen"')
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

it('a logo is proposed without script: refused with a reason, then seen by members alone, and nothing stays behind', async () => {
  const cookie = await newcomer()
  const fields = { name: 'Kade Zestien', kvk: '12345680', website: '', city: 'Zwolle', intro: 'Wij laden.' }
  const made = await sendForm('/account/bedrijf/vinden', 'new-company', fields, { cookie })
  const company = new URL(made.headers.get('location') ?? '', siteUrl).searchParams.get('bedrijf') ?? ''
  const path = `/account/bedrijf?bedrijf=${company}&stap=beeld`
  const own = { origin: siteUrl, 'sec-fetch-site': 'same-origin', 'cf-connecting-ip': newClient() }
  const send = (file: File, headers = { cookie }) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ form: 'company-logo', company, file: '' }))
      body.set(name, value)
    body.set('file-file', file)
    return ask(path, { method: 'POST', body, headers: { ...own, ...headers } })
  }
  const page = await pageAt(path, cookie)
  expect(page).toContain('PNG, JPEG of WEBP, hoogstens 2 MB. Minstens 200 pixels breed en 60 pixels hoog.')
  expect(page).toContain('Een omslagfoto hoort bij een betaald profiel.')

  const drawing = await send(new File([bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>')], 'logo.png'))
  expect(drawing.status).toBe(422)
  expect(await drawing.text()).toContain('Kies een bestand van het type PNG, JPEG of WEBP.')
  const small = await send(new File([await madePng(120, 60)], 'logo.png'))
  expect(await small.text()).toContain('Deze afbeelding is te klein.')
  const logo = new File([await madePng(400, 200)], 'logo.png')
  expect((await send(logo, { cookie: await signIn(demoEmployer) })).status).toBe(404)
  const sent = await send(logo)

  expect(sent.status).toBe(303)
  const [, src = ''] =
    /src="(\/api\/companies\/[^"]+)"/.exec(await pageAt(sent.headers.get('location') ?? '', cookie)) ?? []
  expect(src).toContain(`/api/companies/${company}/pictures/logo?v=`)
  const seen = await ask(src, { headers: { cookie } })
  expect(seen.headers.get('content-type')).toBe('image/webp')
  expect(seen.headers.get('cache-control')).toBe('private, no-store')
  expect((await ask(src)).status).toBe(401)
  expect((await ask(src, { headers: { cookie: await signIn(demoEmployer) } })).status).toBe(404)
  const { objects } = await leftOver()
  expect(objects).toHaveLength(1)

  const takenBack = { company, kind: 'logo' }
  expect((await sendForm(path, 'remove-company-picture', takenBack, { cookie })).status).toBe(303)
  expect((await ask(src, { headers: { cookie } })).status).toBe(404)
  await (await signInEditor()).remove('partner', company)
})

it('a picture that is none is refused as soon as a script sends it', async () => {
  const put = async (kind: string, bytes: Uint8Array<ArrayBuffer>) =>
    problemIn(
      await ask(`/api/files/company-${kind}`, {
        method: 'PUT',
        body: bytes,
        headers: { origin: siteUrl, 'content-length': String(bytes.length), 'cf-connecting-ip': newClient() },
      }),
    )

  expect(await put('logo', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('wrong-type')
  expect(await put('logo', await madePng(199, 60))).toBe('too-few-pixels')
  expect(await put('cover', await madePng(1199, 600))).toBe('too-few-pixels')
  expect(await put('logo', new Uint8Array(2 * 1024 * 1024 + 1))).toBe('too-large')
})

it('who makes a company on the way to a vacancy goes on with that', async () => {
  const cookie = await newcomer()
  const path = '/account/bedrijf/vinden?q=Kade+Twaalf&naar=%2Fjobs%2Fplaatsen'
  expect(await pageAt(path, cookie)).toContain('name="naar" value="/jobs/plaatsen"')
  const fields = { name: 'Kade Twaalf', kvk: '12345670', website: '', city: 'Zwolle', intro: 'Wij laden.' }

  const made = await sendForm(path, 'new-company', fields, { cookie })

  expect(made.headers.get('location')).toBe('/jobs/plaatsen')
  const posting = await pageAt('/jobs/plaatsen', cookie)
  // The company is in Zwolle, and so, probably, is the job.
  expect(posting).toMatch(/name="locations\[0\]\.city"[^>]*value="Zwolle"/)
  const [, company = ''] = /name="company" value="([^"]+)"/.exec(posting) ?? []
  await (await signInEditor()).remove('partner', company)
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
