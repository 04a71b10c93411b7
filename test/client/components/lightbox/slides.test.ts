import { describe, expect, it } from 'vitest'
import { type LightboxSource, photosOf } from '../../../../client/components/lightbox/slides.ts'

describe('the pictures of the lightbox', () => {
  it('are addresses, or objects with one as src', () => {
    const photos = photosOf([
      '/media/a.webp',
      {
        src: '/media/b.webp',
        width: 1600,
        height: 900,
        alt: 'Een bus',
        caption: 'De pendelbus.',
        credit: null,
        sources: [
          { src: '/media/small_b.webp', width: 500 },
          { src: '/media/b.webp', width: 1600 },
        ],
      },
    ])

    expect(photos).toEqual([
      {
        type: 'photo',
        src: '/media/a.webp',
        alt: '',
        caption: null,
        credit: null,
        size: null,
        srcSet: undefined,
      },
      {
        type: 'photo',
        src: '/media/b.webp',
        alt: 'Een bus',
        caption: 'De pendelbus.',
        credit: null,
        size: { width: 1600, height: 900 },
        srcSet: '/media/small_b.webp 500w, /media/b.webp 1600w',
      },
    ])
  })

  it.each([
    ['a number', 42, 'number'],
    ['nothing', undefined, 'undefined'],
    ['null', null, 'null'],
    ['an object without src', { alt: 'Een bus' }, 'object'],
    ['an object whose src is no text', { src: 7 }, 'object'],
    ['a list', ['/media/a.webp'], 'object'],
  ])('are never %s', (_, source, found) => {
    // Only external data can be this wrong: the types refuse it.
    const sources = ['/media/a.webp', source] as LightboxSource[]

    expect(() => photosOf(sources)).toThrow(
      new TypeError(
        `Picture 2 of the lightbox is ${found}; it has to be an address, or an object whose src is one`,
      ),
    )
  })
})
