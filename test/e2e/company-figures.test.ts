import { beforeAll, describe, expect, it } from 'vitest'
import type { CaughtMail } from '../../scripts/mail/caught-mail.ts'
import { newVisitor, ways } from './accounts/support/visitor.ts'
import { barriersOn } from './support/axe.ts'
import { inDatabase } from './support/backend-database.ts'
import { mailTo } from './support/mails.ts'
import { runJob } from './support/schedule.ts'
import { product } from './support/this-product.ts'

const { siteUrl, controlUrl } = product
const owner = { email: 'werkgever@schakel.example', password: 'schakel-demo-2026' }
const month = new Intl.DateTimeFormat('nl', {
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Amsterdam',
}).format(monthAgo())

let mail: CaughtMail

beforeAll(async () => {
  for (const job of ['maintainStatistics', 'mailCompanyFigures']) await runJob(job)
  mail = await mailTo(owner.email, { subject: `Uw cijfers van ${month}` })
})

/** Any instant of the last full month. */
function monthAgo(): Date {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 15))
}

async function mailsTo(address: string): Promise<CaughtMail[]> {
  const response = await fetch(`${controlUrl}mails?to=${encodeURIComponent(address)}`)
  return response.json()
}

/** The number in front of which a mail says something. */
function figureIn({ text }: CaughtMail, name: string): string | undefined {
  return new RegExp(`^${name}: ([\\d.]+)`, 'm').exec(text)?.[1]
}

describe.each(ways)('a company’s figures, $way', ({ options }) => {
  it('are found from the account and are those of the mail; another period is chosen', async () => {
    const visitor = await newVisitor(options)
    await visitor.comeSignedIn(owner)
    const { page } = visitor
    await page.goto('/account')

    await page.locator('main').getByRole('link', { name: 'Cijfers', exact: true }).click()

    await page.getByRole('heading', { level: 1, name: 'Cijfers: Havik Logistiek' }).waitFor()
    const total = (name: string) =>
      page.locator('.figures-totals div', { hasText: name }).locator('dd').first().innerText()
    for (const name of ['Bekeken', 'Doorgeklikt', 'Getoond in lijsten', 'Lezers'])
      expect(await total(name), name).toBe(figureIn(mail, name))
    // The check is a script itself.
    if (options.javaScriptEnabled !== false) expect(await barriersOn(page)).toEqual([])

    await page.getByLabel('Van', { exact: true }).fill('2020-01-01')
    await page.getByRole('button', { name: 'Toon cijfers' }).click()
    await page.getByText('Kies hooguit twee jaar').waitFor()
    expect(await page.getByLabel('Van', { exact: true }).inputValue()).toBe('2020-01-01')
    await page.getByRole('link', { name: 'Een jaar' }).click()
    await page.getByText('Cijfers per maand').waitFor()
    const file = await page.getByRole('link', { name: 'Verloop als CSV' }).getAttribute('href')
    const answer = await page.request.get(String(file))
    expect(answer.headers()['content-type']).toContain('text/csv')
    expect((await answer.text()).trim().split('\r\n')).toHaveLength(13)
  })
})

describe('the monthly mail', () => {
  it('goes to owners, once, also after a crash', async () => {
    const isFigures = ({ subject }: CaughtMail) => subject.startsWith('Uw cijfers van')
    // Of another company than the one that they edit.
    const ofAgency = async () => (await mailsTo('bureau@schakel.example')).filter(isFigures)
    await expect.poll(async () => (await ofAgency()).length).toBeGreaterThan(0)
    const [agency = mail, ...others] = await ofAgency()
    expect(agency.text).toContain('Polderpallet')
    expect(others).toEqual([])

    // As if the process had ended between both.
    change('UPDATE memberships SET figures_mailed = NULL WHERE figures_mailed IS NOT NULL')
    await runJob('mailCompanyFigures')
    expect(mailed()).toBeGreaterThan(0)

    expect((await mailsTo(owner.email)).filter(isFigures)).toHaveLength(1)
  })

  it('is ended by its link: by one click, and by a button', async () => {
    const [, link = ''] = /Stop deze maandelijkse mail: (\S+)/.exec(mail.text) ?? []
    expect(link).toContain(`${siteUrl}/cijfers-stoppen?afmelden=`)
    const oneClick = await fetch(link, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(oneClick.status).toBe(200)
    const { page, comeSignedIn } = await newVisitor()
    await comeSignedIn(owner)
    await page.goto('/account/bedrijf/cijfers')
    await page.getByText('U krijgt deze cijfers niet per e-mail').waitFor()
    await page.getByRole('button', { name: 'Mail mij de cijfers elke maand' }).click()
    await page.getByText('in de eerste dagen van elke maand een e-mail').waitFor()

    await page.goto(link)
    await page.getByRole('button', { name: 'Ja, stop deze mail' }).click()
    await page.getByRole('heading', { name: 'Gestopt' }).waitFor()

    change('UPDATE memberships SET figures_mail = NULL')
  })
})

function change(statement: string): void {
  inDatabase((database) => database.exec(statement))
}

function mailed(): number {
  return inDatabase(
    (database) =>
      database.prepare('SELECT id FROM memberships WHERE figures_mailed IS NOT NULL').all().length,
  )
}
