import { expect, it } from 'vitest'
import { daysAfter, dutchDate } from '../../client/content/dutch-date.ts'
import { type Account, newAccount } from './accounts/support/account.ts'
import { newVisitor } from './accounts/support/visitor.ts'
import { barriersOn } from './support/axe.ts'
import { product } from './support/this-product.ts'

it('a reader cancels, undoes that, pauses and goes on, and shares another subscription', async () => {
  const account = await newAccount()
  const order = await orderingAs(account)
  const [own, team] = [await order('compleet'), await order('team')]
  const { page, visit, comeSignedIn, fill } = await newVisitor()
  const main = page.locator('main')
  const open = (part: string) => main.locator('summary', { hasText: part }).click()
  const press = (button: string) => main.getByRole('button', { name: button, exact: true }).click()
  const stands = (state: RegExp) => main.locator('.fact-list dd').first().getByText(state).waitFor()
  await comeSignedIn(account)

  await visit(`/abonnement?nummer=${own}`)
  await stands(/^Loopt$/)
  await open('Abonnement opzeggen')
  expect(await barriersOn(page, 'main')).toEqual([])
  await press('Opzegging bevestigen')
  await stands(/^Opgezegd, open tot en met/)
  await press('Opzegging intrekken')
  await stands(/^Loopt$/)

  await open('Even stilzetten')
  const until = daysAfter(dutchDate(), 20)
  await fill({ 'Weer doorgaan op': until })
  await press('Stilzetten')
  await stands(/^Staat stil tot/)
  await press('Nu laten doorgaan')
  await stands(/^Loopt$/)

  await visit(`/abonnement?nummer=${team}`)
  const guest = `collega-${crypto.randomUUID()}@proef.example`
  await fill({ 'E-mailadres van uw collega': guest })
  await press('Uitnodigen')
  await main.getByText(guest).waitFor()
  expect(await barriersOn(page, 'main')).toEqual([])
  await press(`Plek terugnemen: ${guest}`)
  await main.getByText(guest).waitFor({ state: 'detached' })
})

/** Orders past the site, for an account. @returns Takes a product, and answers with the number of the subscription. */
async function orderingAs({ email, password }: Account): Promise<(name: string) => Promise<number>> {
  const headers = { 'content-type': 'application/json' }
  const signed = await fetch(`${product.strapiUrl}/api/auth/local`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ identifier: email, password }),
  })
  const { jwt } = (await signed.json()) as { jwt: string }
  return async (name) => {
    const placed = await fetch(`${product.strapiUrl}/api/subscriptions/orders`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${jwt}` },
      body: JSON.stringify({
        ...{ key: crypto.randomUUID(), product: name, payment: { kind: 'invoice' }, language: 'nl' },
        billing: {
          ...{ name: 'Anna de Wit', street: 'Lindelaan 3', postcode: '5141KL', city: 'Waalwijk' },
          country: 'NL',
        },
      }),
    })
    return ((await placed.json()) as { data: { number: number } }).data.number
  }
}
