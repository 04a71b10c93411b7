import { basename } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { formatsOf } from '../../../cms/seed/media.ts'
import { readContent } from '../../../cms/seed/read-content.ts'
import { samplePictures } from '../../../scripts/seed/sample-content.ts'

const { pictures } = await readContent()
const files = await samplePictures()

describe('the sample pictures', () => {
  it('are those the content shows, each with the sizes that Strapi would generate', () => {
    const wanted = pictures.flatMap((picture) => [
      picture.name,
      ...Object.values(formatsOf(picture)).map(({ name }) => name),
    ])

    expect([...files.keys()].sort()).toEqual(wanted.sort())
  })

  it('have the dimensions that the site reserves for them', async () => {
    const wanted = pictures.flatMap((picture) => [picture, ...Object.values(formatsOf(picture))])

    const found = await Promise.all(
      [...files].map(async ([name, path]) => {
        const { width, height, format } = await sharp(path).metadata()
        return { name, width, height, format }
      }),
    )

    expect(found.sort(byName)).toEqual(
      wanted.map(({ name, width, height }) => ({ name, width, height, format: 'webp' })).sort(byName),
    )
  })

  it('are available again on a second request, with their sizes', async () => {
    const again = await samplePictures()

    expect(again).toEqual(files)
    expect([...again].filter(([name, path]) => basename(path) !== name)).toEqual([])
  })

  it('have descriptions', () => {
    expect(pictures.filter(({ alt }) => alt.trim() === '')).toEqual([])
  })
})

function byName(one: { name: string }, other: { name: string }): number {
  return one.name.localeCompare(other.name)
}
