import { describe, expect, it } from 'vitest'
import { spellingsOf } from '../../../worker/search/spellings.ts'
import { ask, plain, titlesFor } from './support/ask.ts'
import { publish } from './support/publish.ts'

describe('spelling variants', () => {
  it.each([
    ['fulfillment', 'fulfilment'],
    ['fulfilment', 'fulfillment'],
    ['travelling', 'traveling'],
    ['harbours', 'harbors'],
    ['harbored', 'harboured'],
    ['digitalisation', 'digitalization'],
    ['organizer', 'organiser'],
    ['theatres', 'theaters'],
    ['licences', 'licenses'],
  ])('of %s include %s', (word, other) => {
    expect(spellingsOf(word)).toContain(other)
  })

  it("aren't searched for short words, which would become others", () => {
    expect(spellingsOf('bellen')).toEqual([])
  })

  it.each([
    ['nl', 'fulfillmentkasteel', 'fulfilmentkasteel'],
    ['nl', 'fulfilmentpaleis', 'fulfillmentpaleis'],
    ['en', 'unlabelledness', 'unlabeledness'],
    ['en', 'overtravelers', 'overtravellers'],
  ] as const)('are found: in %s, %s finds %s', async (locale, typed, written) => {
    await publish({ title: `The ${written}`, locale })

    const { hits, corrected, suggested } = await ask(typed, { locale })

    expect(hits.items.map(({ title }) => plain(title))).toEqual([`The ${written}`])
    expect([corrected, suggested]).toEqual([null, null])
  })

  it('are found after the typed spelling', async () => {
    await publish({ title: 'De fulfilmentpiramide', firstPublishedAt: '2026-11-10T08:00:00.000Z' })
    await publish({ title: 'De fulfillmentpiramide', firstPublishedAt: '2026-01-10T08:00:00.000Z' })

    expect(await titlesFor('fulfillmentpiramide')).toEqual([
      'De fulfillmentpiramide',
      'De fulfilmentpiramide',
    ])
  })

  it('are found in the sample content, where only the German texts have "Fulfillment"', async () => {
    const { hits } = await ask('fulfillment')

    expect(hits.total).toBeGreaterThan(5)
    expect(hits.items.every(({ locale }) => locale === 'nl')).toBe(true)
  })
})

describe('a word that only readers of another language can find', () => {
  it("doesn't hide a likelier correction", async () => {
    const id = await publish({ title: 'Een brontosaurus' })
    await publish({ title: 'Ein Brontosaurud', locale: 'de' }, id)

    const { hits, corrected, suggested } = await ask('brontosaurud')

    expect(hits.items.map(({ title }) => plain(title))).toEqual(['Een brontosaurus'])
    expect([corrected, suggested]).toEqual(['brontosaurus', 'brontosaurus'])
    expect((await ask('brontosaurud', { locale: 'de' })).corrected).toBeNull()
  })

  it('is found if there is no other meaning, in a document that exists only in that language', async () => {
    await publish({ title: 'Der Wanderzirkus', locale: 'de' })

    expect(await titlesFor('wanderzirkus')).toEqual(['Der Wanderzirkus'])
  })

  it("isn't corrected in a circle", async () => {
    const id = await publish({ title: 'Een olifant' })
    await publish({ title: 'Elephantus elephantud', locale: 'de' }, id)

    expect((await ask('elephantus')).hits.total).toBe(0)
  })
})

describe('a word in a single document', () => {
  it('is found, with a suggestion for a likelier one', async () => {
    for (let count = 0; count < 10; count++) await publish({ title: `Stegosaurus ${count}` })
    await publish({ title: 'Stegosarus met een schrijffout' })

    const { hits, corrected, suggested } = await ask('grote stegosarus')

    expect(hits.items.map(({ title }) => plain(title))).toContain('Stegosarus met een schrijffout')
    expect([corrected, suggested]).toEqual([null, 'grote stegosaurus'])
  })

  it("isn't treated as a typo if other words are as rare, or start with another letter", async () => {
    await publish({ title: 'Dimetrodon' })
    await publish({ title: 'Dimetrodom' })
    for (let count = 0; count < 10; count++) await publish({ title: `Kraakwagen ${count}` })
    await publish({ title: 'Braakwagen' })

    expect((await ask('dimetrodom')).suggested).toBeNull()
    expect((await ask('braakwagen')).suggested).toBeNull()
  })
})
