/// <reference path="./sax.d.ts" />
import sax from 'sax'

/** Deeper than any statement. */
const mostLevels = 40

/** An element of an XML document, without its namespace's prefix. */
export interface XmlElement {
  name: string
  namespace: string
  attributes: Readonly<Record<string, string>>
  children: XmlElement[]
  /** Its own text, without that of its children. */
  text: string
}

/**
 * Reads an XML document. It may not have a document type: those can name files of this server, and grow without end.
 * @throws Error If it isn't well-formed.
 */
export function xmlTree(document: string): XmlElement {
  const root: XmlElement = { name: '', namespace: '', attributes: {}, children: [], text: '' }
  const open = [root]
  const parser = sax.parser(true, { xmlns: true, strictEntities: true })
  parser.onerror = (error) => {
    throw error
  }
  parser.ondoctype = () => {
    throw new Error('The document has a document type')
  }
  parser.onopentag = ({ local, uri, attributes }) => {
    if (open.length > mostLevels) throw new Error('The document is too deep')
    const named = Object.values(attributes).map((attribute) => [attribute.local, attribute.value] as const)
    const element = {
      name: local,
      namespace: uri,
      attributes: Object.fromEntries(named),
      children: [],
      text: '',
    }
    open.at(-1)?.children.push(element)
    open.push(element)
  }
  parser.onclosetag = () => {
    open.pop()
  }
  function addText(text: string): void {
    const element = open.at(-1)
    if (element) element.text += text
  }
  parser.ontext = addText
  parser.oncdata = addText
  parser.write(document).close()
  const [first] = root.children
  if (!first) throw new Error('The document is empty')
  return first
}

/** All elements at a path such as `Ntry/NtryDtls`. */
export function elementsAt(element: XmlElement, path: string): XmlElement[] {
  return path
    .split('/')
    .reduce(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [element],
    )
}

/** The text of the first element at a path; null without one, and where it is empty. */
export function textAt(element: XmlElement, path: string): string | null {
  return elementsAt(element, path)[0]?.text.trim() || null
}
