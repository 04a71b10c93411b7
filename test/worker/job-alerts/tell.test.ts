import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backendDoes, backendIsWell, mailTo } from '../support/backend.ts'
import { visit } from '../support/visit.ts'
import {
  alertFor,
  daysToMonday,
  morning,
  newEmail,
  publishVacancies,
  send,
  tell,
  told,
  withdrawVacancies,
} from './support.ts'

/** A word that no other vacancy has. */
let word: string

beforeEach(() => {
  word = `proef${crypto.randomUUID().slice(0, 8)}`
})

afterEach(async () => {
  await backendIsWell()
  await withdrawVacancies()
})

const newVacancy = (title = `Planner ${word}`) => publishVacancies(title)

/** Addresses of pages in a mail. */
function linksIn(text: string): URL[] {
  return [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => new URL(link))
}

it('tells of a new vacancy once, with all that somebody needs', async () => {
  const email = newEmail()
  const code = await alertFor(email, `jobs?q=${word}`)
  await tell(morning(1))
  const [number] = await newVacancy()
  await tell(morning(2))

  const mail = await mailTo(email, { after: 1 })
  await tell(morning(2) + 3_600_000)
  await tell(morning(3))

  expect(mail.subject).toBe('Eén nieuwe vacature voor u')
  expect(mail.text).toContain(`Planner ${word}\n`)
  expect(mail.text).toContain(`/jobs/vacature/${number}/`)
  expect(mail.text).toContain('utm_medium=email')
  expect(mail.text).toContain(`/jobs?q=${word}&sort=newest`)
  expect(mail.text).toContain(`/jobs/alerts?afmelden=${code}`)
  expect(await told(email)).toHaveLength(1)
  // This vacancy is in the replica alone.
  for (const { pathname, search } of linksIn(mail.text))
    if (!pathname.startsWith('/jobs/vacature/'))
      expect((await visit(pathname + search)).status, pathname).toBe(200)
})

it('lists ten and counts the others; tells of an employer, and of none that was there before', async () => {
  const email = newEmail()
  await newVacancy(`Eerder ${word}`)
  await alertFor(email, `jobs?q=${word}`)
  for (let made = 0; made < 12; made++) await newVacancy(`Later ${word} ${made}`)

  await tell(morning(1))

  const { text, subject } = await mailTo(email, { after: 1 })
  expect(subject).toBe('12 nieuwe vacatures voor u')
  expect(text.match(/^Later /gm)).toHaveLength(10)
  expect(text).toContain('En nog 2 andere.')
  expect(text).not.toContain('Eerder')
})

it('says nothing before seven in Amsterdam, and nothing where nothing is new', async () => {
  const [silent, early] = [newEmail(), newEmail()]
  await alertFor(silent, `jobs?q=niets${word}`)
  await alertFor(early, `jobs?q=${word}`)
  await newVacancy()

  await tell(morning(1) - 3 * 3_600_000)
  expect(await told(early)).toEqual([])

  await tell(morning(1))
  await mailTo(early, { after: 1 })
  expect(await told(silent)).toEqual([])
})

it('tells every week on Monday, also of what came days before, or on the first day that it runs again', async () => {
  const email = newEmail()
  await alertFor(email, `jobs?q=${word}`, 'weekly')
  await newVacancy()
  const monday = daysToMonday()

  if (monday > 1) await tell(morning(monday - 1))
  expect(await told(email)).toEqual([])

  await tell(morning(monday + 1))
  await mailTo(email, { after: 1 })
  await tell(morning(monday + 2))
  expect(await told(email)).toHaveLength(1)
})

it('says nothing to somebody who has ended it', async () => {
  const email = newEmail()
  const code = await alertFor(email, `jobs?q=${word}`)
  await newVacancy()
  await send(`/jobs/alerts?afmelden=${code}`, 'end-job-alert')

  await tell(morning(1))

  expect(await told(email)).toEqual([])
})

describe('a run that ends early', () => {
  it.each([
    ['before the backend heard of it', { does: 'reset' }],
    ['after the backend has done it', { does: 'lose' }],
  ] as const)('%s tells everybody once with the next one', async (_when, behaviour) => {
    const emails = [newEmail(), newEmail()]
    for (const email of emails) await alertFor(email, `jobs?q=${word}`)
    await newVacancy()
    await backendDoes([{ holding: '/job-alerts/tell', behaviour }])

    await expect(tell(morning(1))).rejects.toThrow()

    await backendIsWell()
    await tell(morning(1) + 300_000)
    for (const email of emails) await mailTo(email, { after: 1 })
    await tell(morning(1) + 600_000)
    for (const email of emails) expect(await told(email)).toHaveLength(1)
  })

  it('and two at the same moment tell everybody once', async () => {
    const email = newEmail()
    await alertFor(email, `jobs?q=${word}`)
    await newVacancy()

    await Promise.all([tell(morning(1)), tell(morning(1))])

    await mailTo(email, { after: 1 })
    expect(await told(email)).toHaveLength(1)
  })
})
