import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { memoryPages, validateXML } from 'xmllint-wasm'

const folder = join(import.meta.dirname, 'schemas')
const extensions = ['sitemap-language.xsd', 'sitemap-image.xsd', 'sitemap-news.xsd']

async function schemaFile(fileName: string): Promise<{ fileName: string; contents: string }> {
  return { fileName, contents: await readFile(join(folder, fileName), 'utf8') }
}

/**
 * What is wrong with sitemaps by their schema, one line each; empty when nothing is. All are validated in one call, which starts a
 * validator of its own.
 * @param files Their texts by path.
 */
export async function troublesOfSitemaps(files: ReadonlyMap<string, string>): Promise<string[]> {
  const { errors } = await validateXML({
    xml: filesOf(files),
    schema: await schemaFile('sitemap.xsd'),
    preload: await Promise.all(extensions.map(schemaFile)),
    maxMemoryPages: memoryPages.GiB,
  })
  return errors.map(({ rawMessage }) => rawMessage)
}

/**
 * The same for what keeps texts from being XML at all.
 * @throws Error with what is wrong where the validator gives up.
 */
export async function troublesOfXml(files: ReadonlyMap<string, string>): Promise<string[]> {
  const { errors } = await validateXML({
    xml: filesOf(files),
    normalization: 'format',
    maxMemoryPages: memoryPages.GiB,
  })
  return errors.map(({ rawMessage }) => rawMessage)
}

function filesOf(files: ReadonlyMap<string, string>): { fileName: string; contents: string }[] {
  return [...files].map(([path, contents]) => ({ fileName: path.replaceAll('/', '_'), contents }))
}

/** The addresses in a sitemap. */
export function locationsOf(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) =>
    location.replaceAll('&amp;', '&'),
  )
}
