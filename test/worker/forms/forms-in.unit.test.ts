import { describe, expect, it } from 'vitest'
import { formsIn, withEachFormOnce } from '../../../worker/forms/forms-in.ts'

const contact = () => ({ kind: 'form', form: 'contact' })
const tip = () => ({ kind: 'form', form: 'tip' })
const text = { kind: 'facts', title: 'Feiten', items: ['een'] }

describe('the forms of a page', () => {
  it('are found wherever they stand, each once', () => {
    expect(formsIn({ form: contact(), page: { blocks: [text, tip(), contact()] } })).toEqual([
      'contact',
      'tip',
    ])
  })

  it('are shown once: the first in a body', () => {
    expect(
      withEachFormOnce({ blocks: [tip(), text, tip()], products: [{ body: [tip(), contact()] }] }),
    ).toEqual({
      blocks: [tip(), text],
      products: [{ body: [contact()] }],
    })
  })

  it('are shown where their page itself has one, rather than in a body before it', () => {
    expect(withEachFormOnce({ page: { blocks: [contact(), text] }, form: contact() })).toEqual({
      page: { blocks: [text] },
      form: contact(),
    })
  })

  it('are left out if this build has none of their name', () => {
    const later = { kind: 'form', form: 'made-later' }

    expect(withEachFormOnce({ blocks: [text, later, tip()] })).toEqual({ blocks: [text, tip()] })
  })

  it('leave props without a repetition as they are, with what comes later', async () => {
    const later = Promise.resolve([tip()])
    const props = { blocks: [tip(), contact()], later }

    expect(withEachFormOnce(props)).toBe(props)
    expect(withEachFormOnce({ blocks: [tip(), tip()], later }).later).toBe(later)
  })
})
