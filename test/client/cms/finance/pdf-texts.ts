import { inflateSync } from 'node:zlib'

/**
 * The text of a PDF as pdfkit writes it, in the order in which it was drawn; each end of a line is a space.
 * @throws Error For a font whose characters it can't name.
 */
export function textOfPdf(file: Uint8Array): string {
  const objects = objectsIn(file)
  const streamOf = (number: string | undefined) => objects.get(number ?? '')?.stream ?? ''
  const contents = [...objects.values()]
    .map(({ head }) => /\/Contents (\d+) 0 R/.exec(head)?.[1])
    .find(Boolean)
  const fonts = new Map<string, string[]>()
  for (const { head } of objects.values())
    for (const [, name = '', font = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const names = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.head ?? '')?.[1]
      fonts.set(name, charactersIn(streamOf(names)))
    }
  return [...streamOf(contents).matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)]
    .reduce<{ font: string[]; texts: string[] }>(
      ({ font, texts }, [, name, drawn]) =>
        name
          ? { font: fonts.get(name) ?? [], texts }
          : { font, texts: [...texts, textIn(drawn ?? '', font)] },
      { font: [], texts: [] },
    )
    .texts.join(' ')
    .replace(/\s+/g, ' ')
}

/** One character for each byte. */
const charactersOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

function objectsIn(file: Uint8Array): Map<string, { head: string; stream: string }> {
  const bytes = charactersOf(file)
  return new Map(
    [...bytes.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, number = '', object = '']) => {
      const [head = '', packed] = object.split(/\nstream\n/)
      const isPacked = packed !== undefined && head.includes('/FlateDecode')
      const stream = isPacked ? charactersOf(inflateSync(Buffer.from(packed, 'latin1'))) : ''
      return [number, { head, stream }]
    }),
  )
}

/** What each glyph of a font stands for. */
function charactersIn(names: string): string[] {
  const lists = [...names.matchAll(/\[([^\]]*)\]/g)].map(([, list = '']) => list)
  return [...lists.join(' ').matchAll(/<([\da-f ]*)>/gi)].map(([, units = '']) =>
    Buffer.from(units.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
  )
}

function textIn(drawn: string, font: string[]): string {
  const glyphs = [...drawn.matchAll(/<([\da-f]*)>/gi)].flatMap(([, run = '']) => run.match(/.{4}/g) ?? [])
  return glyphs
    .map((glyph) => {
      const character = font[Number.parseInt(glyph, 16)]
      if (character === undefined) throw new Error(`No character for glyph ${glyph}`)
      return character
    })
    .join('')
}
