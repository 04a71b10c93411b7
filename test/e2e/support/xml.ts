import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { validateXML } from 'xmllint-wasm'

const folder = join(import.meta.dirname, 'schemas')
const extensions = ['sitemap-language.xsd', 'sitemap-image.xsd', 'sitemap-news.xsd']

async function schemaFile(fileName: string): Promise<{ fileName: string; contents: string }> {
  return { fileName, contents: await readFile(join(folder, fileName), 'utf8') }
}

/** What is wrong with a sitemap by its schema; empty when nothing is. */
export async function troublesOfSitemap(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'sitemap.xml', contents: xml },
    schema: await schemaFile('sitemap.xsd'),
    preload: await Promise.all(extensions.map(schemaFile)),
  })
  return errors.map(({ message }) => message)
}

/** What keeps a text from being XML at all; empty when it is. */
export async function troublesOfXml(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'file.xml', contents: xml },
    normalization: 'format',
  })
  return errors.map(({ message }) => message)
}
