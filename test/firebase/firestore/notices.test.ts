import { expect, it } from 'vitest'
import { partOf, patience } from '../../e2e/accounts/support/visitor.ts'
import { publish, published } from '../support/editor.ts'
import { newLiveReader, opensAccount, saves } from '../support/live-reader.ts'

it('a reader hears of an event that they saved, on all devices, until they have read it on one', async () => {
  const event = await published('event', 'eventStatus', 'scheduled')
  const [laptop, stranger] = [await newLiveReader(), await newLiveReader()]
  const phone = await newLiveReader({}, laptop.account)
  expect(await saves(laptop, `event/${event.number}`)).toBe(204)
  await saves(stranger, 'content/102')
  for (const reader of [laptop, phone, stranger]) await opensAccount(reader)
  await partOf(laptop, 'notices').getByText('Er is geen nieuws').waitFor()

  await publish(event, { eventStatus: 'cancelled' })

  const news = [laptop, phone].map((reader) =>
    partOf(reader, 'notices').getByRole('listitem').filter({ hasText: 'Gaat niet door' }),
  )
  for (const notice of news) {
    await notice.getByRole('link', { name: event.title }).waitFor()
    await notice.getByText('Nieuw', { exact: true }).waitFor()
  }
  expect(await partOf(stranger, 'notices').getByRole('listitem').count()).toBe(0)

  await news[0]?.getByRole('button').click()
  for (const notice of news) await expect.poll(() => notice.getByRole('button').count(), patience).toBe(0)
})

it('a reader hears of a vacancy that closed, once', async () => {
  const vacancy = await published('vacancy', 'vacancyState', 'published')
  const reader = await newLiveReader()
  await saves(reader, `vacancy/${vacancy.number}`)
  await opensAccount(reader)
  const notices = partOf(reader, 'notices').getByRole('listitem')
  await partOf(reader, 'notices').getByText('Er is geen nieuws').waitFor()

  await publish(vacancy, { vacancyState: 'filled' })
  await expect.poll(() => notices.count(), patience).toBe(1)
  await publish(vacancy, { vacancyState: 'published' })
  await notices.filter({ hasText: 'Solliciteren kan weer' }).waitFor()
  await publish(vacancy, { vacancyState: 'filled' })
  await reader.page.waitForTimeout(3000)

  expect(await notices.filter({ hasText: 'Solliciteren kan niet meer' }).count()).toBe(1)
})
