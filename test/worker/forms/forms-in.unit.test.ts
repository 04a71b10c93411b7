import { describe, expect, it } from 'vitest'
import { withEachFormOnce } from '../../../worker/forms/forms-in.ts'

const contact = () => ({ kind: 'form', form: 'contact' })
const tip = () => ({ kind: 'form', form: 'tip' })
const text = { kind: 'facts', title: 'Feiten', items: ['een'] }

const shown = <Props>(props: Props) => withEachFormOnce(props).props

describe('the forms of a page', () => {
  it('are found wherever they stand, each once', () => {
    const props = { form: contact(), page: { blocks: [text, tip(), contact()] } }

    expect(withEachFormOnce(props).placedForms).toEqual(['contact', 'tip'])
  })

  it('are shown once: the first in a body', () => {
    expect(shown({ blocks: [tip(), text, tip()], products: [{ body: [tip(), contact()] }] })).toEqual({
      blocks: [tip(), text],
      products: [{ body: [contact()] }],
    })
  })

  it('are shown where their page itself has one, rather than in a body before it', () => {
    expect(shown({ page: { blocks: [contact(), text] }, form: contact() })).toEqual({
      page: { blocks: [text] },
      form: contact(),
    })
  })

  it('are left out if this build has none of their name', () => {
    const later = { kind: 'form', form: 'made-later' }

    expect(withEachFormOnce({ blocks: [text, later, tip()] })).toEqual({
      props: { blocks: [text, tip()] },
      placedForms: ['tip'],
    })
  })

  it('leave props without a repetition as they are, with what comes later', async () => {
    const later = Promise.resolve([tip()])
    const props = { blocks: [tip(), contact()], later }

    expect(shown(props)).toBe(props)
    expect(shown({ blocks: [tip(), tip()], later }).later).toBe(later)
  })
})
