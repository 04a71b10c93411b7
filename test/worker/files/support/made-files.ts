/** A PDF of so many bytes. */
export function madePdf(bytes = 600): Uint8Array<ArrayBuffer> {
  const end = '\n%%EOF\n'
  const whole = new Uint8Array(Math.max(bytes, 20)).fill(32)
  whole.set(bytesOf('%PDF-1.7\n'))
  whole.set(bytesOf(end), whole.length - end.length)
  return whole
}

/** A part of an archive, and what its directory claims of it. */
export interface MadeEntry {
  name: string
  inflatedBytes?: number
  flags?: number
}

/** The parts that make a Word document of an archive. */
export const wordEntries: MadeEntry[] = [
  { name: '[Content_Types].xml' },
  { name: '_rels/.rels' },
  { name: 'word/document.xml' },
]

/** An archive with these parts, each of a few bytes whatever it claims to be. */
export function madeZip(entries: MadeEntry[] = wordEntries, comment = ''): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const { name, inflatedBytes = 4, flags = 0 } of entries) {
    const local = record(30, name, 'data', [
      [0, 4, 0x04034b50],
      [6, 2, flags],
      [18, 4, 4],
      [22, 4, inflatedBytes],
      [26, 2, name.length],
    ])
    directory.push(
      record(46, name, '', [
        [0, 4, 0x02014b50],
        [8, 2, flags],
        [20, 4, 4],
        [24, 4, inflatedBytes],
        [28, 2, name.length],
        [42, 4, offset],
      ]),
    )
    parts.push(local)
    offset += local.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = record(22, comment, '', [
    [0, 4, 0x06054b50],
    [8, 2, entries.length],
    [10, 2, entries.length],
    [12, 4, size],
    [16, 4, offset],
    [20, 2, comment.length],
  ])
  return joined([...parts, ...directory, end])
}

/** A compound file whose directory has these names. */
export function madeCompound(
  names: string[] = ['Root Entry', 'WordDocument', '1Table'],
): Uint8Array<ArrayBuffer> {
  const sector = 512
  const directorySectors = Math.ceil(names.length / 4)
  const whole = new Uint8Array((2 + directorySectors) * sector)
  const view = new DataView(whole.buffer)
  whole.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  view.setUint16(26, 3, true)
  view.setUint16(30, 9, true)
  view.setUint32(44, 1, true)
  view.setUint32(48, 1, true)
  for (let slot = 0; slot < 109; slot += 1) view.setUint32(76 + slot * 4, slot === 0 ? 0 : 0xffffffff, true)
  view.setUint32(sector, 0xfffffffd, true)
  for (let index = 1; index <= directorySectors; index += 1)
    view.setUint32(sector + index * 4, index === directorySectors ? 0xfffffffe : index + 1, true)
  names.forEach((name, index) => {
    const at = 2 * sector + index * 128
    for (const [place, letter] of [...name].entries())
      view.setUint16(at + place * 2, letter.charCodeAt(0), true)
    view.setUint16(at + 64, (name.length + 1) * 2, true)
  })
  return whole
}

/** Text as bytes. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(new TextEncoder().encode(text))
}

/** Bytes in a row. */
export function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}

function record(
  length: number,
  name: string,
  data: string,
  numbers: [offset: number, bytes: 2 | 4, value: number][],
): Uint8Array {
  const whole = joined([new Uint8Array(length), bytesOf(name), bytesOf(data)])
  const view = new DataView(whole.buffer)
  for (const [offset, bytes, value] of numbers)
    if (bytes === 2) view.setUint16(offset, value, true)
    else view.setUint32(offset, value, true)
  return whole
}
