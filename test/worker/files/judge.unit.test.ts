import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inMemory } from '../../../worker/files/judge/byte-source.ts'
import { judgeBeginning } from '../../../worker/files/judge/judge-beginning.ts'
import { judgeWhole } from '../../../worker/files/judge/judge-whole.ts'
import { bytesOf, joined, madeCompound, madePdf, madeZip, wordEntries } from './support/made-files.ts'
import { madeJpegHead, madePng, madeWebpHead } from './support/made-pictures.ts'

const megabyte = 1024 * 1024

/** What is said of a file as it is stored: by its beginning, then as a whole. */
async function judged(bytes: Uint8Array): Promise<string | null> {
  const type = judgeBeginning(bytes.subarray(0, 4096))
  return type === null ? 'wrong-type' : ((await judgeWhole(type, inMemory(bytes))) ?? type)
}

describe('a file by its beginning', () => {
  it.each([
    ['jpeg', [0xff, 0xd8, 0xff, 0xe0]],
    ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ['webp', [...bytesOf('RIFF'), 1, 2, 3, 4, ...bytesOf('WEBP')]],
  ])('is known as %s', (type, bytes) => {
    expect(judgeBeginning(new Uint8Array(bytes))).toBe(type)
  })

  it.each(['<!doctype html>', '#!/bin/sh', 'MZ', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg">', ''])(
    'is none of ours: %j',
    (text) => {
      expect(judgeBeginning(bytesOf(text))).toBeNull()
    },
  )

  it('is a PDF where its header stands within the first 1,024 bytes', () => {
    expect(judgeBeginning(bytesOf(`${' '.repeat(1019)}%PDF-`))).toBe('pdf')
    expect(judgeBeginning(bytesOf(`${' '.repeat(1020)}%PDF-`))).toBeNull()
  })
})

describe('a PDF', () => {
  it('has its end', async () => {
    expect(await judged(madePdf())).toBe('pdf')
    expect(await judged(bytesOf('%PDF-1.7\nand no more'))).toBe('damaged')
    expect(await judged(joined([madePdf(), new Uint8Array(4000)]))).toBe('damaged')
  })
})

describe('a Word document', () => {
  it('is known by its parts', async () => {
    expect(await judged(madeZip())).toBe('docx')
    expect(await judged(madeZip(wordEntries, 'a comment'))).toBe('docx')
  })

  it.each([
    [
      'an archive of other things',
      'wrong-type',
      madeZip([{ name: 'xl/workbook.xml' }, { name: '[Content_Types].xml' }]),
    ],
    ['macros', 'unsafe', madeZip([...wordEntries, { name: 'word/vbaProject.bin' }])],
    ['macros in other letters', 'unsafe', madeZip([...wordEntries, { name: 'word/VBAPROJECT.BIN' }])],
    ['a password', 'unsafe', madeZip([...wordEntries, { name: 'word/a.xml', flags: 1 }])],
    [
      '100 MB and a byte',
      'unsafe',
      madeZip([...wordEntries, { name: 'word/a.xml', inflatedBytes: 100 * megabyte }]),
    ],
    [
      'a bomb of many parts',
      'unsafe',
      madeZip([
        ...wordEntries,
        ...Array.from({ length: 900 }, (_, n) => ({ name: `a${n}`, inflatedBytes: megabyte })),
      ]),
    ],
    [
      'more than a thousand parts',
      'unsafe',
      madeZip([...wordEntries, ...Array.from({ length: 998 }, (_, n) => ({ name: `a${n}` }))]),
    ],
    ['no directory', 'damaged', madeZip().subarray(0, 80)],
    ['something behind its end', 'damaged', joined([madeZip(), bytesOf('more')])],
    ['something before its directory', 'damaged', shifted(madeZip())],
  ])('is refused with %s', async (_, problem, bytes) => {
    expect(await judged(bytes)).toBe(problem)
  })

  it('may have a thousand parts of 100 MB together', async () => {
    const many = Array.from({ length: 997 }, (_, n) => ({ name: `a${n}`, inflatedBytes: 100_000 }))

    expect(await judged(madeZip([...wordEntries, ...many]))).toBe('docx')
  })
})

describe('a Word document of before 2007', () => {
  it('is known by the names in its directory, wherever that goes on', async () => {
    const many = Array.from({ length: 30 }, (_, n) => `Stream${n}`)

    expect(await judged(madeCompound())).toBe('doc')
    expect(await judged(madeCompound(['Root Entry', ...many, 'WordDocument']))).toBe('doc')
  })

  it.each([
    ['a spreadsheet', 'wrong-type', madeCompound(['Root Entry', 'Workbook'])],
    ['a document with a password', 'wrong-type', madeCompound(['Root Entry', 'EncryptedPackage'])],
    ['macros', 'unsafe', madeCompound(['Root Entry', 'WordDocument', 'Macros'])],
    ['its header alone', 'damaged', madeCompound().subarray(0, 512)],
    ['less than a header', 'damaged', madeCompound().subarray(0, 100)],
    ['a directory without an end', 'damaged', endless(madeCompound())],
  ])('is refused: %s', async (_, problem, bytes) => {
    expect(await judged(bytes)).toBe(problem)
  })
})

describe('a picture that will be shown', () => {
  const pixels = { minWidth: 200, minHeight: 60, maxSide: 10_000 }
  const shown = (bytes: Uint8Array) => {
    const type = judgeBeginning(bytes)
    return type && judgeWhole(type, inMemory(bytes), pixels)
  }

  it.each([
    ['a PNG', (width: number, height: number) => madePng(width, height)],
    ['a JPEG of a camera', (width: number, height: number) => madeJpegHead(width, height)],
    ['a lossy WebP', (width: number, height: number) => madeWebpHead('VP8 ', width, height)],
    ['a lossless WebP', (width: number, height: number) => madeWebpHead('VP8L', width, height)],
    ['an extended WebP', (width: number, height: number) => madeWebpHead('VP8X', width, height)],
  ])('is taken by its size: %s', async (_, made) => {
    expect(await shown(await made(200, 60))).toBeNull()
    expect(await shown(await made(199, 600))).toBe('too-few-pixels')
    expect(await shown(await made(2000, 59))).toBe('too-few-pixels')
    expect(await shown(await made(10_001, 60))).toBe('too-many-pixels')
  })

  it.each([
    ['a JPEG that ends before its size', madeJpegHead(400, 400).subarray(0, 50_000)],
    ['a JPEG of segments without length', endlessJpeg()],
    ['the beginning of a PNG', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])],
    ['a WebP of no known kind', madeWebpHead('VP8X', 400, 400).fill(0x20, 12, 16)],
  ])('is refused as damaged: %s', async (_, bytes) => {
    expect(await shown(bytes)).toBe('damaged')
  })
})

it('judges whatever bytes there are, and never fails', async () => {
  const beginnings = [madeZip().subarray(0, 40), madeCompound().subarray(0, 600), madePdf(30)]
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...beginnings),
      fc.uint8Array({ maxLength: 2000 }),
      fc.nat(2000),
      async (beginning, bytes, at) => {
        const whole = joined([beginning, bytes])
        whole.set(madeZip().subarray(-22), Math.min(at, Math.max(whole.length - 22, 0)))
        expect(typeof (await judged(whole))).toBe('string')
      },
    ),
  )
})

/** Segments without end, each of which leads only to the next. */
function endlessJpeg(): Uint8Array {
  const whole = new Uint8Array(4000)
  whole.set([0xff, 0xd8])
  for (let at = 2; at + 4 <= whole.length; at += 4) whole.set([0xff, 0xe0, 0, 2], at)
  return whole
}

/** The directory where it was, and a byte more before it. */
function shifted(zip: Uint8Array): Uint8Array {
  return joined([zip.subarray(0, 30), bytesOf('x'), zip.subarray(30)])
}

/** The chain of the directory leads back to its beginning. */
function endless(compound: Uint8Array): Uint8Array {
  const looped = compound.slice()
  new DataView(looped.buffer).setUint32(512 + 4, 1, true)
  return looped
}
