import { beforeAll, describe, expect, it } from 'vitest'
import { type Editor, signIn } from '../support/editor.ts'
import { linkOf, mailTo } from '../support/mails.ts'
import { type CodeKind, makeOlder } from '../support/old-codes.ts'
import { product } from '../support/this-product.ts'
import { type Account, newAccount, newcomer, newPassword, register, sendForm } from './support/account.ts'
import { newClient, newVisitor, patience, type Visitor, ways } from './support/visitor.ts'

// Readers come and go several times in one test.

/** A code that was mailed, and what it opens. */
interface Mailed {
  /** Address that it was mailed to. */
  email: string
  link: string
}

interface Kind {
  kind: CodeKind
  /** How long it works, in hours. */
  hours: number
  mail: () => Promise<Mailed>
  /** Name of the form that uses it. */
  form: string
  fields: () => Readonly<Record<string, string>>
  /** Heading once it was used. */
  done: RegExp
  /** Headings where it does not work. */
  broken: { wrong: string; expired: string; used: string }
}

let editor: Editor

beforeAll(async () => {
  editor = await signIn(product)
})

const noLonger = 'Deze link werkt niet meer'
const brokenLink = { wrong: noLonger, expired: noLonger, used: noLonger }

const kinds: Kind[] = [
  {
    kind: 'confirmation',
    hours: 24,
    async mail() {
      const account = newcomer()
      return { email: account.email, link: await register(account) }
    },
    form: 'confirm-with-password',
    fields: () => ({ ...twice(newPassword()), terms: 'on' }),
    done: /Mijn account/,
    broken: brokenLink,
  },
  {
    kind: 'reset',
    hours: 1,
    mail: async () => ofReset(await newAccount()),
    form: 'reset',
    fields: () => twice(newPassword()),
    done: /Mijn account/,
    broken: brokenLink,
  },
  {
    kind: 'change',
    hours: 24,
    mail: ofChange,
    form: 'confirm-change',
    fields: () => ({ currentPassword: changerPassword }),
    done: /Uw nieuwe e-mailadres is bevestigd/,
    broken: brokenLink,
  },
  {
    kind: 'activation',
    hours: 7 * 24,
    async mail() {
      const { email } = newcomer()
      await editor.makeAccount(email)
      return { email, link: linkOf(await mailTo(email)) }
    },
    form: 'activate',
    fields: () => ({ ...twice(newPassword()), terms: 'on' }),
    done: /Mijn account/,
    broken: brokenLink,
  },
  {
    kind: 'invitation',
    hours: 14 * 24,
    async mail() {
      const { email } = newcomer()
      await editor.invite(email, 'pakwijs')
      return { email, link: linkOf(await mailTo(email)) }
    },
    form: 'register-invited',
    fields: () => ({ firstName: 'Wout', lastName: 'Vries', password: newPassword(), terms: 'on' }),
    done: /Welkom bij Pakwijs/,
    broken: {
      wrong: 'Deze uitnodiging kennen we niet',
      expired: 'Deze uitnodiging is verlopen',
      used: 'Deze uitnodiging is al aangenomen',
    },
  },
]

// What decides is the backend, and what tells is the page: both without a browser.
describe.each(kinds)('the code for $kind', ({ kind, hours, mail, form, fields, done, broken }) => {
  it('works to its last minute, once, and signs nobody in again', async () => {
    const { email, link } = await mail()
    makeOlder(kind, email, hours - 1 / 60)

    expect((await send(link, form, fields())).heading).toMatch(done)

    const again = await usedAsFarAsPossible(link, broken.used)
    expect(again).toEqual({ heading: broken.used, isSignedIn: false })
  })

  it('stops working by itself', async () => {
    const { email, link } = await mail()
    makeOlder(kind, email, hours)

    const late = await usedAsFarAsPossible(link, broken.expired)
    expect(late).toEqual({ heading: broken.expired, isSignedIn: false })
  })

  it('cannot be guessed from another', async () => {
    const { link } = await mail()
    const guess = link.endsWith('A') ? `${link.slice(0, -1)}B` : `${link.slice(0, -1)}A`

    const guessed = await usedAsFarAsPossible(guess, broken.wrong)
    expect(guessed).toEqual({ heading: broken.wrong, isSignedIn: false })
  })

  /** Some pages know of a code that it does not work, others only once it is used. */
  function usedAsFarAsPossible(link: string, heading: string): Promise<Answered> {
    return heading === noLonger ? send(link, form, fields()) : look(link)
  }
})

describe('behind a code that no longer works', () => {
  it('a new account is confirmed by another one', async () => {
    const account = newcomer()
    const link = await register(account)
    makeOlder('confirmation', account.email, 25)
    const visitor = await newVisitor({ allowed: [/422/] })
    await visitor.visit(link)
    await confirmElsewhere(visitor)
    await visitor.reads(noLonger)

    await visitor.fill({ 'E-mailadres': account.email })
    await press(visitor, 'Stuur de link opnieuw')
    await visitor.visit(linkOf(await mailTo(account.email, { after: 1 })))
    await confirmElsewhere(visitor)

    await visitor.page.waitForURL('**/account')
  })

  it('another password is chosen by another one', async () => {
    const account = await newAccount()
    const { link } = await ofReset(account)
    makeOlder('reset', account.email, 2)
    const visitor = await newVisitor({ allowed: [/422/] })
    await visitor.visit(link)
    await choosePassword(visitor, 'Wachtwoord opslaan')
    await visitor.reads(noLonger)

    await visitor.page.getByRole('link', { name: 'Vraag een nieuwe link aan' }).click()
    await visitor.reads('Wachtwoord vergeten')
    await visitor.fill({ 'E-mailadres': account.email })
    await press(visitor, 'Mail mij een link')
    await visitor.visit(linkOf(await mailTo(account.email, { after: 2 })))
    await choosePassword(visitor, 'Wachtwoord opslaan')

    await visitor.page.waitForURL('**/account')
  })

  it('another password is chosen by one that this one is exchanged for', async () => {
    const account = await newAccount()
    const { link } = await ofReset(account)
    makeOlder('reset', account.email, 30)
    const visitor = await newVisitor({ allowed: [/422/] })
    await visitor.visit(link)
    await choosePassword(visitor, 'Wachtwoord opslaan')
    await visitor.reads(noLonger)

    await press(visitor, 'Stuur een nieuwe link')
    await visitor.reads('Kijk in uw mail')
    await visitor.visit(linkOf(await mailTo(account.email, { after: 2 })))
    await choosePassword(visitor, 'Wachtwoord opslaan')

    await visitor.page.waitForURL('**/account')
  })

  it('an account that was made by the editors is taken over by another one', async () => {
    const { email } = newcomer()
    await editor.makeAccount(email)
    const link = linkOf(await mailTo(email))
    makeOlder('activation', email, 8 * 24)
    const visitor = await newVisitor({ allowed: [/422/] })
    await visitor.visit(link)
    await visitor.page.getByLabel(/akkoord/).check()
    await choosePassword(visitor, 'Account activeren')
    await visitor.reads(noLonger)

    await visitor.page.getByRole('link', { name: 'Vraag een nieuwe link aan' }).click()
    await visitor.reads('Nieuwe link aanvragen')
    await visitor.fill({ 'E-mailadres': email })
    await press(visitor, 'Stuur de link opnieuw')
    await visitor.visit(linkOf(await mailTo(email, { after: 1 })))
    await visitor.page.getByLabel(/akkoord/).check()
    await choosePassword(visitor, 'Account activeren')

    await visitor.reads('Mijn account')
  })
})

describe('an invitation', () => {
  it('is taken by the account that it is for, and by no other', async () => {
    const invited = await newAccount()
    const other = await newAccount()
    await editor.invite(invited.email, 'pakwijs')
    const link = linkOf(await mailTo(invited.email, { after: 1 }))
    const visitor = await newVisitor()
    await visitor.comeSignedIn(other)

    await visitor.visit(link)
    await visitor.page.getByRole('heading', { name: 'U bent ingelogd met een ander adres' }).waitFor()
    await visitor.page.locator('main').getByRole('button', { name: 'Uitloggen' }).click()
    await expect.poll(visitor.name, patience).toBe(null)
    await visitor.visit(link)
    await visitor.page.getByRole('link', { name: 'Inloggen en aannemen' }).click()
    await visitor.reads('Inloggen')
    await visitor.fill({ 'E-mailadres': invited.email, Wachtwoord: invited.password })
    await visitor.send('Inloggen')
    await visitor.reads('Uitnodiging van Pakwijs')
    await press(visitor, 'Uitnodiging aannemen')

    await visitor.reads('Welkom bij Pakwijs')
  })
})

describe.each(ways)('the address of a code, $way', ({ options }) => {
  it('is told to nobody, and the form says where it comes from', async () => {
    const { link } = await ofReset(await newAccount())
    const code = new URL(link).searchParams.get('code') ?? ''
    const visitor = await newVisitor(options)
    const told: Promise<Record<string, string>>[] = []
    visitor.context.on('request', (request) => told.push(request.allHeaders()))

    await visitor.visit(link)
    await choosePassword(visitor, 'Wachtwoord opslaan')
    await visitor.page.waitForURL('**/account')
    await visitor.visit('/contact')

    const headers = await Promise.all(told)
    expect(code).toHaveLength(43)
    expect(headers.length).toBeGreaterThan(5)
    expect(headers.map(({ referer }) => referer).join('\n')).not.toContain(code)
    expect(headers.flatMap(({ origin }) => origin ?? [])).not.toContain('null')
    expect(await visitor.page.evaluate<string>('document.referrer')).not.toContain(code)
  })
})

async function press(visitor: Visitor, button: string): Promise<void> {
  await visitor.send(button)
}

/** In another browser than the one that registered. */
async function confirmElsewhere(visitor: Visitor): Promise<void> {
  await visitor.page.getByLabel(/akkoord/).check()
  await choosePassword(visitor, 'Bevestigen met dit wachtwoord')
}

async function choosePassword(visitor: Visitor, button: string): Promise<void> {
  const password = newPassword()
  await visitor.fill({ 'Nieuw wachtwoord': password, 'Nieuw wachtwoord ter bevestiging': password })
  await visitor.send(button)
}

/** What a page says to who has no browser. */
interface Answered {
  heading: string
  /** Whether the answer has a token. */
  isSignedIn: boolean
}

async function look(address: string, cookie = ''): Promise<Answered> {
  const response = await fetch(new URL(address, product.siteUrl), { headers: { cookie } })
  const [, heading = ''] = /<h1[^>]*>([^<]*)/.exec(await response.text()) ?? []
  return { heading, isSignedIn: hasToken(cookie) || hasToken(cookiesOf(response)) }
}

/** Sends a form as a browser does without its script, and reads the page that it leads to. */
async function send(
  address: string,
  form: string,
  fields: Readonly<Record<string, string>>,
): Promise<Answered> {
  const response = await fetch(new URL(address, product.siteUrl), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ form, ...fields }),
    headers: { accept: 'text/html', origin: product.siteUrl, 'cf-connecting-ip': newClient() },
  })
  const next = response.headers.get('location')
  if (next) return look(next, cookiesOf(response))
  const [, heading = ''] = /<h1[^>]*>([^<]*)/.exec(await response.text()) ?? []
  return { heading, isSignedIn: hasToken(cookiesOf(response)) }
}

function cookiesOf({ headers }: Response): string {
  return headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
}

function hasToken(cookies: string): boolean {
  return /strapi_jwt=[^;]/.test(cookies)
}

function twice(password: string) {
  return { password, passwordConfirmation: password }
}

async function ofReset({ email }: Account): Promise<Mailed> {
  await sendForm('/wachtwoord-vergeten', 'forgot', { email })
  return { email, link: linkOf(await mailTo(email, { after: 1 })) }
}

/** Of the account whose address was changed last. */
let changerPassword = ''

async function ofChange(): Promise<Mailed> {
  const account = await newAccount()
  const { email: old, password } = account
  changerPassword = password
  const { email } = newcomer()
  const cookie = await sendForm('/inloggen', 'sign-in', { email: old, password })
  await sendForm('/account', 'email', { email, currentPassword: password }, cookie)
  return { email, link: linkOf(await mailTo(email)) }
}
