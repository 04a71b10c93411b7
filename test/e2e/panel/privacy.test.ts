import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { barriersOn } from '../support/axe.ts'
import { signInToPanel } from '../support/panel.ts'
import { sendMessage } from './support/message.ts'

it('somebody without an account asks for their data, then to be forgotten, and both are on record', async () => {
  const email = `vraagt-${crypto.randomUUID()}@bedrijf.example`
  await sendMessage({ email, file: null })
  const page = await signInToPanel('Privacy')
  // Whatever other tests ask for has been recorded too.
  const kept = page.getByRole('region', { name: email })
  const recorded = page.getByRole('table', { name: 'Behandelde verzoeken' }).getByRole('row')

  await page.getByLabel('E-mailadres').fill(email)
  await page.getByRole('button', { name: 'Opzoeken' }).click()
  await kept.getByText('berichten: 1').waitFor()
  const saved = page.waitForEvent('download')
  await kept.getByRole('button', { name: 'Gegevens downloaden' }).click()
  const data: unknown = JSON.parse(await readFile(await (await saved).path(), 'utf8'))
  expect(data).toMatchObject({ messages: [{ email, message: 'De band staat stil.' }] })
  await recorded.filter({ hasText: 'Gegevens gegeven' }).filter({ hasText: 'berichten: 1' }).first().waitFor()
  expect(await barriersOn(page, 'main')).toEqual([])

  await kept.getByRole('button', { name: 'Alles wissen' }).click()
  await page.getByRole('button', { name: 'Wissen', exact: true }).click()

  await kept.getByText('Bewaard: niets.').waitFor()
  await kept.getByText('eerder behandelde verzoeken: 2').waitFor()
  await recorded.filter({ hasText: 'Gegevens gewist' }).filter({ hasText: 'berichten: 1' }).first().waitFor()
})
