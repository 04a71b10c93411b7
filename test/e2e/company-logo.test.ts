import { expect, it, onTestFinished } from 'vitest'
import { madePng } from '../worker/files/support/made-pictures.ts'
import { newAccount } from './accounts/support/account.ts'
import { newVisitor, patience, type Visitor } from './accounts/support/visitor.ts'
import { barriersOn } from './support/axe.ts'
import { signIn } from './support/editor.ts'
import { openPanel } from './support/panel.ts'
import { sendPastPage } from './support/send-past-page.ts'
import { product } from './support/this-product.ts'

const { siteUrl } = product

/** Makes a company for somebody new, past its page. @returns Its page for members, and its documentId. */
async function newCompany({ context, comeSignedIn }: Visitor, name: string) {
  await comeSignedIn(await newAccount())
  const kvk = String(10_000_000 + Math.floor(Math.random() * 89_999_999))
  const company = { name, kvk, city: 'Zwolle', intro: 'Wij laden en lossen.' }
  const answer = await sendPastPage(context, '/account/bedrijf/vinden', { form: 'new-company', ...company })
  const { goTo }: { goTo: string } = await answer.json()
  return { goTo, documentId: new URL(goTo, siteUrl).searchParams.get('bedrijf') ?? '' }
}

it('a company gives its logo: members see it, an editor sees it in the queue, and then readers do', async () => {
  const name = `Kade ${crypto.randomUUID().slice(0, 8)}`
  const member = await newVisitor()
  const { page } = member
  const { goTo, documentId } = await newCompany(member, name)
  const editor = await signIn(product)
  onTestFinished(() => editor.remove('partner', documentId))

  await member.visit(goTo)
  await page.getByRole('link', { name: 'Logo en foto' }).click()
  const chooser = page.getByLabel('Afbeelding')
  await chooser.waitFor()
  expect(await barriersOn(page, 'main')).toEqual([])
  const buffer = Buffer.from(await madePng(400, 200))
  await chooser.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await page.locator('.file-row').getByText('Verwijderen').waitFor()
  await page.getByRole('button', { name: 'Logo opslaan en bekijken' }).click()
  await expect
    .poll(() => page.evaluate("document.querySelector('.company-head img')?.naturalWidth"), patience)
    .toBe(400)
  await page.getByRole('button', { name: 'Indienen bij de redactie' }).click()
  await page.getByText('De redactie leest uw profiel').waitFor()

  const panel = await openPanel('Te beoordelen')
  const card = panel.getByRole('region', { name })
  const picture = card.getByRole('region', { name: 'Logo' })
  await picture.getByText('Op de site: geen').waitFor()
  await expect
    .poll(() => panel.evaluate("document.querySelector('section[aria-label=Logo] img')?.naturalWidth"))
    .toBe(400)
  await card.getByRole('button', { name: 'Goedkeuren' }).click()

  const address = `${siteUrl}/werkgevers/${name.toLowerCase().replace(' ', '-')}`
  await expect
    .poll(async () => (await fetch(address)).text(), patience)
    .toMatch(/<img class="company-logo company-logo-large"[^>]* src="\/media\/logo_/)
})
