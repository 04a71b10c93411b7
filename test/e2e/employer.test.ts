import { readFile } from 'node:fs/promises'
import type { Locator } from 'playwright-core'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { daysAfter, dutchDate } from '../../client/content/dutch-date.ts'
import { crons } from '../../worker/crons.ts'
import { type Account, newcomer } from './accounts/support/account.ts'
import { newVisitor, patience, type Visitor, ways } from './accounts/support/visitor.ts'
import { barriersOn } from './support/axe.ts'
import { type Editor, signIn } from './support/editor.ts'
import { linkOf, mailTo } from './support/mails.ts'
import { hydrated } from './support/reader.ts'
import { afterJob, runCron, runJob } from './support/schedule.ts'
import { sendWhenOldEnough } from './support/send-when-old-enough.ts'
import { product } from './support/this-product.ts'

// A vacancy from an employer's first visit to its end, by everybody who has to do with it.

const { siteUrl } = product

const text = `## Wat ga je doen?

Je plant de ritten van de nacht en houdt contact met de chauffeurs. Om tien uur begin je, om zes uur draag je over aan de dagploeg.

- Plannen
- Bellen`

const cv = {
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${' '.repeat(5000)}\n%%EOF\n`),
}

let editor: Editor
/** What a journey has made: the sample content stays as it was. */
const made: { type: string; documentId: string }[] = []

beforeAll(async () => {
  editor = await signIn(product)
})
afterEach(async () => {
  for (const { type, documentId } of made.splice(0).reverse()) await editor.remove(type, documentId)
})

/** Somebody at work, whose presses, fields and typed characters are counted. */
interface Employer extends Visitor {
  work: Work
  hasScript: boolean
  press: (what: Locator) => Promise<void>
  /** Fills in fields by their labels; the page has each once. */
  type: (fields: Readonly<Record<string, string>>) => Promise<void>
  /** The same for one that has no label of its own, or whose label begins so. */
  enter: (what: Locator, text: string) => Promise<void>
  /** Waits for the page of a heading, until it can be used. */
  comesTo: (heading: string) => Promise<void>
}

interface Work {
  presses: number
  fields: number
  characters: number
}

/**
 * How long somebody needs who makes no mistakes, by the keystroke-level model (Card, Moran and Newell, 1980): 1.1 seconds for each thing that is pointed
 * at, which a field is too, 40 words a minute (200 characters) for what is typed, and three seconds to read what a field asks for. The
 * answers of the site, and mails, are waited for beside that.
 */
function minutesOf({ presses, fields, characters }: Work): number {
  const seconds = (presses + fields) * 1.1 + fields * 3 + characters * (60 / 200)
  return Math.round(seconds / 6) / 10
}

async function newEmployer(options: (typeof ways)[number]['options']): Promise<Employer> {
  const visitor = await newVisitor(options)
  const { page } = visitor
  const work = { presses: 0, fields: 0, characters: 0 }
  const hasScript = options.javaScriptEnabled !== false
  return {
    ...visitor,
    work,
    hasScript,
    async press(what) {
      work.presses += 1
      await what.click()
    },
    async type(fields) {
      work.fields += Object.keys(fields).length
      work.characters += Object.values(fields).join('').length
      await visitor.fill(fields)
    },
    async enter(what, text) {
      work.fields += 1
      work.characters += text.length
      await what.fill(text)
    },
    async comesTo(heading) {
      await visitor.reads(heading)
      if (hasScript) await hydrated(page)
    },
  }
}

const button = ({ page }: Visitor, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true })
const link = ({ page }: Visitor, name: string) =>
  page.locator('main').getByRole('link', { name, exact: true }).first()

/** Registers, and makes a profile for a company that has none. An editor approves that later. */
async function registersAndMakesCompany(employer: Employer, account: Account, company: string) {
  const { page, press, type, enter, comesTo } = employer
  const { firstName, lastName, email, password } = account
  await employer.visit('/jobs/plaatsen')
  await press(link(employer, 'Account maken'))
  await comesTo('Account maken')
  await type({ Voornaam: firstName, Achternaam: lastName, 'E-mailadres': email, Wachtwoord: password })
  await press(page.getByLabel(/akkoord/))
  await press(button(employer, 'Account maken'))
  await employer.reads('Kijk in uw mail')
  await employer.visit(linkOf(await mailTo(email)))
  await press(button(employer, 'Bevestig mijn e-mailadres'))
  await comesTo('Plaats een vacature')

  await enter(page.getByRole('searchbox', { name: 'Naam van het bedrijf' }), company)
  await press(button(employer, 'Zoeken'))
  await comesTo('Uw bedrijf vinden')
  await page.getByText('Geen bedrijf gevonden met deze naam.').waitFor()
  await type({
    'KvK-nummer': String(10_000_000 + Math.floor(Math.random() * 89_999_999)),
    Plaats: 'Venlo',
    'Wat doet het bedrijf?': 'Wij plannen de nacht.',
  })
  await press(button(employer, 'Bedrijf toevoegen'))
}

/** Is invited to a company that editors have made, and makes the account there. */
async function isInvited(employer: Employer, account: Account, company: string) {
  const { page, press, type } = employer
  const { firstName, lastName, email, password } = account
  const address = company.toLowerCase().replaceAll(' ', '-')
  made.push({ type: 'partner', documentId: await editor.makeCompany(company, address) })
  await editor.invite(email, address)
  await employer.visit(linkOf(await mailTo(email)))
  await type({ Voornaam: firstName, Achternaam: lastName, Wachtwoord: password })
  await press(page.getByLabel(/akkoord/))
  await press(button(employer, 'Account maken en aannemen'))
  await employer.comesTo(`Welkom bij ${company}`)
  await press(link(employer, 'Plaats een vacature'))
}

/** Writes a vacancy, orders by direct debit and hands it in. @returns Its public number. */
async function postsAndOrders(employer: Employer, title: string): Promise<string> {
  const { page, press, type, enter, comesTo } = employer
  await comesTo('Welke functie, en waar?')
  await type({ Functietitel: title })
  await press(page.getByLabel('Transport en planning'))
  const city = page.getByRole('combobox', { name: 'Plaats' })
  // Where its company is, if that is known.
  if ((await city.inputValue()) === '') await type({ Plaats: 'Venlo' })
  expect(await city.inputValue()).toBe('Venlo')
  await press(button(employer, 'Opslaan en verder'))

  await comesTo('Voorwaarden en solliciteren')
  await press(page.getByLabel('Fulltime'))
  await enter(page.locator('[name=salaryMin]'), '3.000')
  if (employer.hasScript) {
    await page.getByText('Bewaard').waitFor()
    expect(await barriersOn(page, 'main')).toEqual([])
  }
  await press(button(employer, 'Opslaan en verder'))

  await comesTo('De tekst')
  await enter(page.getByRole('textbox', { name: 'Tekst van de vacature' }), text)
  await press(button(employer, 'Opslaan en bekijken'))

  await comesTo('Zo zien lezers het')
  await page.getByRole('heading', { name: title }).waitFor()
  await press(link(employer, 'Verder naar indienen'))
  await comesTo('Indienen')
  expect(await page.getByRole('radio', { name: /^Losse vacature/ }).isChecked()).toBe(true)
  await type({ 'Straat en huisnummer of postbus': 'Kade 1', Postcode: '5911 AA' })
  const billed = page.getByLabel('Plaats', { exact: true })
  if ((await billed.inputValue()) === '') await type({ Plaats: 'Venlo' })
  await press(page.getByRole('radio', { name: /^Automatische incasso/ }))
  await enter(page.getByLabel(/^Rekeningnummer/), 'NL20 INGB 0001 2345 67')
  expect(await page.getByLabel(/^Naam van de rekeninghouder/).inputValue()).toContain('Qorvax')
  await press(page.getByLabel('Ik geef deze machtiging.'))
  await press(page.getByLabel(/^Ik mag dit namens het bedrijf bestellen/))
  await press(button(employer, 'Bestellen met betalingsverplichting, en indienen'))
  await page.getByText('In beoordeling').first().waitFor()
  return /\/jobs\/mijn\/(\d+)/.exec(page.url())?.[1] ?? ''
}

/** Asks for a mail about what is not there yet, and confirms it. @returns The address. */
async function asksForAlert(word: string, options: (typeof ways)[number]['options']): Promise<string> {
  const email = `zoeker-${crypto.randomUUID()}@bedrijf.example`
  const seeker = await newVisitor({ ...options, allowed: [/422/] })
  const { page } = seeker
  await seeker.visit(`/jobs?q=${word}`)
  await link(seeker, 'Mail mij zodra er iets is').click()
  await seeker.fill({ 'E-mailadres': email }, page.locator('.alert-box'))
  await sendWhenOldEnough(
    page.getByRole('button', { name: 'Mail mij nieuwe vacatures' }),
    page.getByText('Bijna klaar: open de mail').first(),
  )
  await seeker.visit(linkOf(await mailTo(email)))
  await seeker.send('Alert bevestigen')
  await page.getByText('Uw alert staat aan').first().waitFor()
  return email
}

/** Somebody who has applied. */
interface Candidate extends Visitor {
  email: string
  /** Of the application's page, as their mail has it. */
  ownLink: string
  /** Path of the vacancy. */
  path: string
}

/** Finds the vacancy, and applies with a PDF. */
async function applies(
  word: string,
  title: string,
  options: (typeof ways)[number]['options'],
): Promise<Candidate> {
  const email = `sollicitant-${crypto.randomUUID()}@bedrijf.example`
  const candidate = await newVisitor(options)
  const { page } = candidate
  await candidate.visit(`/jobs?q=${word}`)
  await link(candidate, title).click()
  await candidate.reads(title)
  if (options.javaScriptEnabled !== false) await hydrated(page)
  const form = page.locator('#application-form')
  await candidate.fill(
    { Naam: 'Noor Bakker', 'E-mailadres': email, Motivatie: 'Ik plan al drie jaar de nacht.' },
    form,
  )
  await form.getByLabel('Cv').setInputFiles(cv)
  if (options.javaScriptEnabled !== false)
    await form.getByRole('status').getByText('cv.pdf').waitFor(patience)
  const path = new URL(page.url()).pathname
  // Nobody fills it in as fast as a test, and the worker refuses who does.
  await page.waitForTimeout(2000)
  await button(candidate, 'Sollicitatie versturen').click()
  await candidate.reads('Uw sollicitatie is verstuurd')
  await page.getByText('Meegestuurd').waitFor()
  const ownLink = linkOf(await mailTo(email))
  expect(ownLink).toContain('/sollicitatie?code=')
  return { ...candidate, email, ownLink, path }
}

/** Addresses that are a company's alone. */
interface OwnAddresses {
  ofVacancy: string[]
  /** Gone as soon as the candidate is. */
  ofApplication: string[]
}

/** Reads the application, downloads the CV and answers. */
async function reads(
  employer: Employer,
  number: string,
  candidate: string,
  poster: string,
): Promise<OwnAddresses> {
  const { page } = employer
  const list = `/jobs/mijn/${number}/sollicitaties`
  await employer.visit(list)
  await page.getByRole('link', { name: 'Noor Bakker' }).first().click()
  await page.getByText('Ik plan al drie jaar de nacht.').waitFor(patience)
  if (employer.hasScript) await hydrated(page)
  const download = page.getByRole('link', { name: 'Cv downloaden' })
  const file = (await download.getAttribute('href')) ?? ''
  const downloading = page.waitForEvent('download')
  await download.click()
  const downloaded = await downloading
  expect(downloaded.suggestedFilename()).toMatch(/^CV Noor Bakker \d{4}-\d\d-\d\d\.pdf$/)
  expect(await readFile(await downloaded.path())).toEqual(cv.buffer)

  await employer.fill({ 'Uw bericht': 'Schikt dinsdag om tien uur?' })
  await employer.send('Bericht versturen')
  await page.locator('.candidate-answers').getByText('Schikt dinsdag om tien uur?').waitFor(patience)
  const answer = await mailTo(candidate, { after: 1 })
  expect(answer.text).toContain('Schikt dinsdag om tien uur?')
  expect(answer.replyTo).toBe(poster)
  return {
    ofVacancy: [`/jobs/mijn/${number}`, `/jobs/plaatsen?vacature=${number}`, list],
    ofApplication: [new URL(page.url()).pathname + new URL(page.url()).search, file],
  }
}

/** Opens the link of the mail and withdraws: it opens nothing any more, and neither do the company's addresses. */
async function withdraws({ page, ...candidate }: Candidate, employer: Employer, own: readonly string[]) {
  await candidate.visit(candidate.ownLink)
  await page.getByText('Bekeken').waitFor()
  await page.getByText('Sollicitatie intrekken').click()
  await candidate.send('Ja, trek mijn sollicitatie in')
  await candidate.reads('Ingetrokken')
  await candidate.visit(candidate.ownLink)
  await candidate.reads('Deze sollicitatie is er niet (meer)')
  expect(await statuses(employer, own)).toEqual(own.map(() => 404))
}

/** Asks for addresses as another employer. @returns The status of each answer. */
async function askedByAnother(paths: readonly string[]): Promise<number[]> {
  const other = await newVisitor()
  await other.comeSignedIn({ email: 'bureau@schakel.example', password: 'schakel-demo-2026' })
  return statuses(other, paths)
}

async function statuses({ context }: Visitor, paths: readonly string[]): Promise<number[]> {
  const answers = []
  for (const path of paths) answers.push((await context.request.get(path)).status())
  return answers
}

const tomorrow = () => new Date(`${daysAfter(dutchDate(), 1)}T10:00:00Z`)

describe.each([
  {
    ...ways[0],
    begins: 'registers and makes a company',
    come: registersAndMakesCompany,
    work: { presses: 16, fields: 14, characters: 351, minutes: 3 },
  },
  {
    ...ways[1],
    begins: 'is invited to a company',
    come: isInvited,
    work: { presses: 13, fields: 11, characters: 284, minutes: 2.4 },
  },
] as const)('$way, an employer who $begins', ({ options = {}, come, work }) => {
  it('posts, orders, is read, gets an application and answers it; nobody else sees any of it, and it ends', async () => {
    const mark = crypto.randomUUID().slice(0, 8)
    const [word, company] = [`proef${mark}`, `Qorvax ${mark}`]
    const title = `Nachtplanner ${word}`
    const account = newcomer()
    const seeker = await asksForAlert(word, options)

    const employer = await newEmployer(options)
    await come(employer, account, company)
    const number = await postsAndOrders(employer, title)
    expect({ ...employer.work, minutes: minutesOf(employer.work) }).toEqual(work)

    // Who is approved has what was ordered; others have it once it is paid.
    const isApproved = come === registersAndMakesCompany
    if (isApproved) made.push({ type: 'partner', documentId: await editor.approve(company) })
    const vacancy = await editor.approve(title)
    made.push({ type: 'vacancy', documentId: vacancy })
    if (!isApproved) {
      await employer.visit(`/jobs/mijn/${number}`)
      await employer.page.getByText('Wacht op betaling').first().waitFor()
      await editor.bookPayment(company)
    }
    await expect
      .poll(
        afterJob('moveVacancies', async () => (await fetch(`${siteUrl}/jobs?q=${word}`)).text()),
        { ...patience, interval: 500 },
      )
      .toContain(`>${title}</a>`)

    const candidate = await applies(word, title, options)
    const { ofVacancy, ofApplication } = await reads(employer, number, candidate.email, account.email)
    const own = [...ofVacancy, ...ofApplication]
    expect(await askedByAnother(own)).toEqual(own.map(() => 404))
    await withdraws(candidate, employer, ofApplication)

    await runCron(crons.catchUp, tomorrow())
    const alert = await mailTo(seeker, { after: 1 })
    expect(alert.text).toContain(title)
    expect(alert.text).toContain(candidate.path)

    const locale = 'nl'
    await editor.publishDocument(
      { type: 'vacancy', documentId: vacancy, locale },
      { validThrough: new Date(Date.now() - 1000).toISOString() },
    )
    await runJob('moveVacancies')
    await expect.poll(async () => (await fetch(siteUrl + candidate.path)).status, patience).toBe(410)
    expect(await (await fetch(siteUrl + candidate.path)).text()).toContain('Deze vacature is verlopen')
  }, 400_000)
})
