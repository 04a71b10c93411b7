import { describe, expect, it } from 'vitest'
import { sourcesOf } from '../../../client/components/picture-sources.ts'
import type { Picture } from '../../../client/content/picture.ts'

const picture: Picture = {
  src: '/media/a.webp',
  width: 1400,
  height: 700,
  alt: '',
  caption: null,
  credit: null,
  sources: [
    { src: '/media/small_a.webp', width: 500 },
    { src: '/media/a.webp', width: 1400 },
  ],
}

describe('the files of a picture', () => {
  it('come from the backend when nothing resizes them', () => {
    expect(sourcesOf(picture, false)).toEqual(picture.sources)
  })

  it('are resized on request by Cloudflare, and never larger than the picture', () => {
    const sources = sourcesOf(picture, true)

    expect(sources.map(({ width }) => width)).toEqual([320, 480, 640, 960, 1280, 1400])
    expect(sources[0]?.src).toBe('/cdn-cgi/image/width=320,quality=82,format=auto/media/a.webp')
  })

  it('end at 2560 px, however large the picture is', () => {
    expect(sourcesOf({ ...picture, width: 9000 }, true).at(-1)?.width).toBe(2560)
  })
})
