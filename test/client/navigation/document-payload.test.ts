import { describe, expect, it } from 'vitest'
import { withMarkup } from '../../../client/navigation/document-payload.ts'

const markup: Record<string, string> = {
  'body-0': '<p>Een</p>',
  'body-1': '<p>Twee</p>',
  ld: '{"@graph":[]}',
}

function revived(value: unknown): unknown {
  return withMarkup(value, (key) => markup[key] ?? '')
}

describe('a payload whose markup is in the document', () => {
  it('gets it back wherever a text has only a key', () => {
    const payload = {
      props: {
        article: { body: [{ kind: 'rich-text', text: { key: 'body-0' } }, { text: { key: 'body-1' } }] },
      },
      head: { structuredData: { key: 'ld' } },
    }

    expect(revived(payload)).toEqual({
      props: {
        article: {
          body: [
            { kind: 'rich-text', text: { key: 'body-0', html: '<p>Een</p>' } },
            { text: { key: 'body-1', html: '<p>Twee</p>' } },
          ],
        },
      },
      head: { structuredData: { key: 'ld', html: '{"@graph":[]}' } },
    })
  })

  it('keeps everything else as it is', () => {
    const payload = {
      title: 'Key',
      nothing: null,
      count: 0,
      isOpen: false,
      list: [1, 'twee', null],
      whole: { key: 'body-0', html: '<p>Van de worker</p>' },
      other: { key: 7 },
      keyed: { key: 'body-0', label: 'Meer dan een tekst' },
    }

    expect(revived(payload)).toEqual(payload)
  })

  it('treats a text that the document does not show as empty', () => {
    expect(revived({ key: 'body-9' })).toEqual({ key: 'body-9', html: '' })
  })
})
