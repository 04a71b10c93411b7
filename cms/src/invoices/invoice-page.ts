import { createRequire } from 'node:module'
import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import { appFolder } from '../environment/app-folder.ts'

const margin = 56
const ink = '#1b1d21'
const soft = '#5b616b'
const line = '#d9d9d4'
const orange = '#ff7500'

/** Instrument Sans, as on the site: its licence lets it be embedded, and it has the Latin letters of all European languages. */
const fonts = {
  text: join(appFolder, 'src/invoices/fonts/InstrumentSans-Regular.ttf'),
  strong: join(appFolder, 'src/invoices/fonts/InstrumentSans-SemiBold.ttf'),
}

const requireOfPdfkit = createRequire(createRequire(join(appFolder, 'package.json')).resolve('pdfkit'))

/** What opens fonts for PDFKit, which takes an opened one as well, as its types do not say. */
const fontkit: { openSync: (path: string) => Buffer } = requireOfPdfkit('fontkit')

const opened = new Map<string, Buffer>()

/** Each font is read once: its kerning takes two thirds of the time of a page. */
function openFont(path: string): Buffer {
  const font = opened.get(path) ?? fontkit.openSync(path)
  opened.set(path, font)
  return font
}

/** Where a text stands, in points from the top left corner. */
interface TextPlace {
  /** Without it, at the left margin. */
  x?: number
  y: number
  width?: number
  align?: 'left' | 'right'
  size?: number
  strong?: boolean
  soft?: boolean
}

/** A cell of a table. */
export interface Cell extends TextPlace {
  kind: 'TH' | 'TD'
  text: string
}

/** One page whose texts are tagged, so that screen readers read them in the order in which they are drawn. */
export interface InvoicePage {
  left: number
  /** Between the margins. */
  width: number
  text: (kind: 'H1' | 'P', text: string, place: TextPlace) => void
  /** A table, by its rows. */
  table: (rows: Cell[][]) => void
  /** A line from margin to margin. */
  rule: (y: number) => void
  /** Height of a text of the usual size. */
  heightOf: (text: string, width: number) => number
}

/**
 * Makes a PDF of one page.
 * @param about Its title, author, language, and date in milliseconds since 1970.
 */
export async function pagedPdf(
  about: { title: string; author: string; language: string; at: number },
  draw: (page: InvoicePage) => void,
): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    lang: about.language,
    tagged: true,
    displayTitle: true,
    // None until ours are registered.
    font: '',
    info: { Title: about.title, Author: about.author, CreationDate: new Date(about.at) },
  })
  doc.registerFont('text', openFont(fonts.text)).registerFont('strong', openFont(fonts.strong))
  const bytes = bytesOf(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)
  draw(pageOf(doc, root))
  root.end()
  doc.end()
  return bytes
}

function pageOf(doc: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement): InvoicePage {
  const width = doc.page.width - 2 * margin
  doc.markContent('Artifact')
  doc.rect(margin, margin - 20, 28, 5).fill(orange)
  doc.endMarkedContent()

  function write(text: string, { x = margin, y, ...place }: TextPlace): void {
    doc
      .font(place.strong ? 'strong' : 'text')
      .fontSize(place.size ?? 10)
      .fillColor(place.soft ? soft : ink)
      .text(text, x, y, { width: place.width ?? width, align: place.align ?? 'left' })
  }

  return {
    left: margin,
    width,
    text(kind, text, place) {
      root.add(doc.struct(kind, {}, () => write(text, place)))
    },
    table(rows) {
      const table = doc.struct('Table')
      root.add(table)
      for (const cells of rows) {
        const row = doc.struct('TR')
        table.add(row)
        for (const { kind, text, ...place } of cells) row.add(doc.struct(kind, {}, () => write(text, place)))
      }
    },
    rule(y) {
      doc.markContent('Artifact')
      doc
        .moveTo(margin, y)
        .lineTo(margin + width, y)
        .lineWidth(0.75)
        .stroke(line)
      doc.endMarkedContent()
    },
    heightOf(text, width) {
      return doc.font('text').fontSize(10).heightOfString(text, { width })
    },
  }
}

function bytesOf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
}
