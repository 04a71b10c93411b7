import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { startBrowser } from '../test/e2e/support/browser.ts'

/**
 * Measures the fallbacks for our fonts: `node scripts/write-fallback-fonts.ts`. Its output is committed, so run it only
 * when a font changes. The fonts that it compares with aren't dependencies; install them with `npm install --no-save`
 * and the packages named below. Those for Arial and Times New Roman have the same metrics under a free licence.
 */
const file = 'client/styles/fallback-fonts.css'

interface StandIn {
  name: string
  /** Its local names, and those of fonts with the same metrics. */
  locals: string[]
  /** Below `node_modules`. */
  file: string
  /** Its weight, if the file contains several. */
  weight?: number
}

interface Stretch {
  family: string
  /** Our font's file. */
  file: string
  /** The weights that these fallbacks cover; all of them if omitted. */
  range?: string
  /** The weight of our font whose widths are compared: the most common one. */
  weight: number
  /** The text that is compared. */
  sample: string
  standIns: StandIn[]
}

interface Measures {
  /** Of the sample; all three as a fraction of the font size. */
  width: number
  ascent: number
  descent: number
}

const articles = globSync('cms/seed/content/articles/*.md').map((path) => readFileSync(path, 'utf8'))
const headlines = articles.flatMap((text) => /^title: (.+)$/m.exec(text)?.[1] ?? []).join(' ')
const bodies = articles
  .map((text) => text.split('---\n')[2] ?? '')
  .join(' ')
  .replace(/[^\p{L}\p{N}\p{P}]+/gu, ' ')

const serif = '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2'
const sans = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'

const stretches: Stretch[] = [
  {
    family: 'Newsreader',
    file: serif,
    weight: 560,
    sample: headlines,
    standIns: [
      {
        name: 'Times',
        locals: ['Times New Roman', 'Liberation Serif', 'Tinos'],
        file: '@fontsource/tinos/files/tinos-latin-400-normal.woff2',
      },
      {
        name: 'Noto Serif',
        locals: ['Noto Serif', 'NotoSerif-Regular'],
        file: '@fontsource-variable/noto-serif/files/noto-serif-latin-wght-normal.woff2',
        weight: 400,
      },
      { name: 'DejaVu Serif', locals: ['DejaVu Serif'], file: 'dejavu-fonts-ttf/ttf/DejaVuSerif.ttf' },
    ],
  },
  {
    family: 'Instrument Sans',
    file: sans,
    range: '400 549',
    weight: 400,
    sample: bodies,
    standIns: [
      {
        name: 'Arial',
        locals: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'],
        file: '@fontsource/arimo/files/arimo-latin-400-normal.woff2',
      },
      {
        name: 'Roboto',
        locals: ['Roboto', 'Roboto-Regular'],
        file: '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2',
        weight: 400,
      },
      {
        name: 'Open Sans',
        locals: ['Open Sans', 'OpenSans-Regular', 'Noto Sans', 'NotoSans-Regular'],
        file: '@fontsource-variable/open-sans/files/open-sans-latin-wght-normal.woff2',
        weight: 400,
      },
      { name: 'DejaVu Sans', locals: ['DejaVu Sans'], file: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf' },
    ],
  },
  {
    family: 'Instrument Sans',
    file: sans,
    range: '550 700',
    weight: 600,
    sample: bodies,
    standIns: [
      {
        name: 'Arial',
        locals: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'],
        file: '@fontsource/arimo/files/arimo-latin-700-normal.woff2',
      },
      {
        name: 'Roboto',
        locals: ['Roboto Bold', 'Roboto-Bold'],
        file: '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2',
        weight: 700,
      },
      {
        name: 'Open Sans',
        locals: ['Open Sans Bold', 'OpenSans-Bold', 'Noto Sans Bold', 'NotoSans-Bold'],
        file: '@fontsource-variable/open-sans/files/open-sans-latin-wght-normal.woff2',
        weight: 700,
      },
      { name: 'DejaVu Sans', locals: ['DejaVu Sans Bold'], file: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf' },
    ],
  },
]

const missing = stretches.flatMap(({ standIns }) =>
  standIns.filter((font) => !existsSync(`node_modules/${font.file}`)),
)
if (missing.length > 0) {
  const packages = missing.map((font) => /^(?:@[^/]+\/)?[^/]+/.exec(font.file)?.[0])
  process.stderr.write(`First: npm install --no-save ${[...new Set(packages)].join(' ')}\n`)
  process.exit(1)
}

const browser = await startBrowser()
const page = await browser.newPage()
const faces: string[] = []
for (const { family, file, range, weight, sample, standIns } of stretches) {
  const own = await measure(page, file, weight, sample)
  for (const standIn of standIns) {
    const other = await measure(page, standIn.file, standIn.weight ?? 400, sample)
    const size = own.width / other.width
    faces.push(`@font-face {
  font-family: "${family} by ${standIn.name}";
${range ? `  font-weight: ${range};\n` : ''}  size-adjust: ${percent(size)};
  ascent-override: ${percent(own.ascent / size)};
  descent-override: ${percent(own.descent / size)};
  line-gap-override: 0%;
  src: ${standIn.locals.map((name) => `local("${name}")`).join(', ')};
}
`)
  }
}
await browser.close()
writeFileSync(
  file,
  `/*
 * What stands in for our fonts where these are not here, with their measures: as wide over our own articles, as high, as
 * deep. Written by scripts/write-fallback-fonts.ts.
 */
${faces.join('\n')}`,
)

function measure(page: Page, path: string, weight: number, sample: string): Promise<Measures> {
  const data = readFileSync(`node_modules/${path}`, 'base64')
  return page.evaluate<Measures>(`(async () => {
    const font = new FontFace('measured', 'url(data:font/woff2;base64,${data})', { weight: '1 1000' })
    document.fonts.add(await font.load())
    const canvas = document.createElement('canvas').getContext('2d')
    canvas.font = '${weight} 1000px measured'
    const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = canvas.measureText(${JSON.stringify(sample)})
    document.fonts.delete(font)
    return { width: width / 1000, ascent: fontBoundingBoxAscent / 1000, descent: fontBoundingBoxDescent / 1000 }
  })()`)
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`
}
