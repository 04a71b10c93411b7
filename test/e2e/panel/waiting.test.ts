import { expect, it, onTestFinished } from 'vitest'
import { newAccount } from '../accounts/support/account.ts'
import { newVisitor, patience } from '../accounts/support/visitor.ts'
import { type Editor, signIn } from '../support/editor.ts'
import { mailTo } from '../support/mails.ts'
import { openPanel } from '../support/panel.ts'
import { sendPastPage } from '../support/send-past-page.ts'
import { product } from '../support/this-product.ts'

// What waits for editors, from the hand of a company to the press of an editor in the panel.

const { siteUrl } = product

/** A company that nobody manages, with a website at a domain of its own. */
async function unclaimedCompany(editor: Editor, mark: string): Promise<{ name: string; domain: string }> {
  const name = `Sluiskade ${mark}`
  const domain = `sluiskade-${mark}.example`
  const documentId = await editor.makeCompany(name, `sluiskade-${mark}`)
  onTestFinished(() => editor.remove('partner', documentId))
  const website = `https://www.${domain}`
  await editor.publishDocument({ type: 'partner', documentId, locale: 'nl' }, { website })
  return { name, domain }
}

it('somebody claims the profile of their company by a code at its domain, and manages it once an editor agrees', async () => {
  const editor = await signIn(product)
  const { name, domain } = await unclaimedCompany(editor, crypto.randomUUID().slice(0, 8))
  const member = await newVisitor()
  const { page } = member
  await member.comeSignedIn(await newAccount())

  await member.visit(`/account/bedrijf/vinden?q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name: /^Dit is mijn bedrijf/ }).click()
  await member.reads(`Is ${name} uw bedrijf?`)
  await member.fill({
    'Uw functie bij het bedrijf': 'Directeur',
    'Uw e-mailadres op het werk': `noor@${domain}`,
  })
  await member.send('Profiel aanvragen')
  const code = page.getByRole('textbox', { name: 'Code' })
  await code.waitFor(patience)
  await code.fill(/(?<![-\w])\d{8}(?![-\w@])/.exec((await mailTo(`noor@${domain}`)).text)?.[0] ?? '')
  await member.send('Code bevestigen')
  await page.getByText('Uw adres klopt.').waitFor(patience)

  const card = (await openPanel('Te beoordelen')).getByRole('region', { name })
  await card.getByText('wil het profiel overnemen').waitFor()
  await card.getByRole('button', { name: 'Goedkeuren' }).click()
  await card.waitFor({ state: 'detached' })

  await member.visit('/jobs/plaatsen')
  await page.getByText(name).first().waitFor(patience)
})

/** Hands in a vacancy that a credit is there for, past its pages. */
async function handIn(title: string): Promise<void> {
  const { context, comeSignedIn } = await newVisitor()
  await comeSignedIn({ email: 'werkgever@schakel.example', password: 'schakel-demo-2026' })
  async function send(path: string, form: string, fields: Record<string, string>): Promise<string> {
    const answer = await sendPastPage(context, path, { form, ...fields })
    const { goTo }: { goTo?: string } = await answer.json()
    return goTo ?? ''
  }

  const place = { remote: 'no', 'locations[0].city': 'Venlo' }
  const second = await send('/jobs/plaatsen', 'vacancy-role', { title, categories: 'warehouse', ...place })
  const pay = { salaryMin: '3000', salaryMax: '3600', salaryUnit: 'MONTH' }
  const conditions = { employmentType: 'FULL_TIME', education: '', applyMethod: 'form', ...pay }
  const third = await send(second, 'vacancy-conditions', conditions)
  const description = 'Je plant de ritten van de nacht. '.repeat(6)
  const preview = await send(third, 'vacancy-text', { description, language: 'nl' })
  await send(preview.replace('voorbeeld', 'bestellen'), 'submit-vacancy', {})
}

it('a vacancy is on the site once an editor approves it in the queue', async () => {
  const word = `proef${crypto.randomUUID().slice(0, 8)}`
  const title = `Nachtplanner ${word}`
  await handIn(title)
  const editor = await signIn(product)
  const panel = await openPanel('Te beoordelen')
  const card = panel.getByRole('region', { name: title })
  const edit = await card.getByRole('link', { name: 'Bewerken' }).getAttribute('href')
  const documentId = /api::vacancy\.vacancy\/(\w+)/.exec(edit ?? '')?.[1] ?? ''
  onTestFinished(() => editor.remove('vacancy', documentId))
  const found = async () => (await fetch(`${siteUrl}/jobs?q=${word}`)).text()
  expect(await found()).not.toContain(`>${title}</a>`)

  await card.getByRole('button', { name: 'Goedkeuren' }).click()
  await expect.poll(found, { ...patience, interval: 500 }).toContain(`>${title}</a>`)
  await card.waitFor({ state: 'detached' })
})
