// Writes the shapes of the REST API's answers for the worker, from the schemas alone: no server is started.
// `node scripts/generate-types.ts --check` writes nothing and fails where the file is out of date.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Attribute, Schema } from '../seed/schemas.ts'
import { appFolder } from '../src/environment/app-folder.ts'

const source = join(appFolder, 'src')
const target = resolve(appFolder, '../worker/strapi/schema.generated.ts')

const head = `// Made from the content types of cms/ by cms/scripts/generate-types.ts. Do not edit.

/** One size of a media file. */
export interface MediaFormat {
  url: string
  width: number
  height: number
}

/** A media file. Other formats than pictures have no size. */
export interface Media {
  id: number
  documentId: string
  url: string
  name: string
  mime: string
  alternativeText: string | null
  caption: string | null
  width: number | null
  height: number | null
  formats: Partial<Record<'large' | 'medium' | 'small' | 'thumbnail', MediaFormat>> | null
}

/** Text in Strapi's block editor. */
export interface TextNode {
  type: 'text'
  text: string
  bold?: boolean
  italic?: boolean
  underline?: boolean
  strikethrough?: boolean
  code?: boolean
}

/** A link in Strapi's block editor. */
export interface LinkNode {
  type: 'link'
  url: string
  children: TextNode[]
}

/** What stands inside a line of text. */
export type InlineNode = TextNode | LinkNode

/** One item of a list. */
export interface ListItemNode {
  type: 'list-item'
  children: InlineNode[]
}

/** A list; lists inside it stand between its items. */
export interface ListNode {
  type: 'list'
  format: 'ordered' | 'unordered'
  children: (ListItemNode | ListNode)[]
}

/** One block of a text. */
export type BlockNode =
  | { type: 'paragraph'; children: InlineNode[] }
  | { type: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; children: InlineNode[] }
  | { type: 'quote'; children: InlineNode[] }
  | { type: 'code'; language?: string; children: TextNode[] }
  | { type: 'image'; image: Media; children: TextNode[] }
  | ListNode

/** The same document in another language. */
export interface Localization {
  id: number
  documentId: string
  locale: string
  slug?: string
  link?: string
}

/** The account of a visitor, as \`/users/me\` gives it. */
`

const userSchema = 'extensions/users-permissions/content-types/user/schema.json'

/** @param path Inside src/. */
function readJson(path: string): Schema {
  return JSON.parse(readFileSync(join(source, path), 'utf8'))
}

/** Names of a folder, in an order that does not depend on the machine. */
function names(path: string) {
  return readdirSync(join(source, path)).sort()
}

function generate() {
  const types = names('api')
    .filter((name) => existsSync(join(source, `api/${name}/content-types`)))
    .map((name) => ({ name, schema: readJson(`api/${name}/content-types/${name}/schema.json`) }))
  const components = names('components').flatMap((category) =>
    names(`components/${category}`).map((file) => {
      const name = file.replace('.json', '')
      return { id: `${category}.${name}`, schema: readJson(`components/${category}/${file}`) }
    }),
  )
  return [
    head + typeInterface('User', readJson(userSchema), { role: '{ type: string; name: string }' }),
    ...components.map(({ id, schema }) => componentInterface(id, schema)),
    ...types.map(({ name, schema }) => typeInterface(pascal(name), schema)),
    entryTypes(types),
  ].join('\n')
}

function componentInterface(id: string, schema: Schema) {
  return [
    `/** Component \`${id}\`. */`,
    `export interface ${componentName(id)} {`,
    '  id: number',
    ...(/^(blocks|edition)\./.test(id) ? [`  __component: '${id}'`] : []),
    ...attributeLines(schema),
    '}\n',
  ].join('\n')
}

/** @param own Types that the schema does not tell. */
function typeInterface(name: string, schema: Schema, own: Record<string, string> = {}) {
  const isUser = name === 'User'
  return [
    ...(isUser
      ? []
      : [
          `/** Content type \`${schema.info.singularName}\`. Relations, media and components are there when populated. */`,
        ]),
    `export interface ${name} {`,
    '  id: number',
    '  documentId: string',
    ...attributeLines(schema, own),
    '  createdAt: string',
    '  updatedAt: string',
    ...(isUser ? [] : ['  publishedAt: string']),
    ...(schema.pluginOptions?.i18n?.localized
      ? ['  locale: string', '  localizations?: Localization[]']
      : []),
    '}\n',
  ].join('\n')
}

function attributeLines(schema: Schema, own: Record<string, string> = {}) {
  return Object.entries(schema.attributes).flatMap(([name, attribute]) => {
    if (attribute.private) return []
    if (own[name]) return [`  ${name}?: ${own[name]}`]
    // Accounts are no content: the API leaves such relations out.
    if (attribute.type === 'relation' && attribute.target.startsWith('plugin::')) return []
    return [`  ${name}${isPopulated(attribute) ? '?' : ''}: ${typeOf(attribute)}`]
  })
}

/** Whether the API leaves an attribute out unless it is asked for. */
function isPopulated({ type }: Attribute) {
  return ['relation', 'media', 'component', 'dynamiczone'].includes(type)
}

function typeOf(attribute: Attribute): string {
  const orNull = attribute.required ? '' : ' | null'
  switch (attribute.type) {
    case 'string':
    case 'text':
    case 'uid':
    case 'email':
    case 'date':
    case 'datetime':
      return `string${orNull}`
    case 'integer':
    case 'decimal':
    case 'float':
      return `number${orNull}`
    case 'boolean':
      return `boolean${orNull}`
    case 'json':
      return 'unknown'
    case 'blocks':
      return `BlockNode[]${orNull}`
    case 'enumeration':
      return union(attribute.enum.map((value) => `'${value}'`)) + orNull
    case 'media':
      return attribute.multiple ? 'Media[]' : 'Media | null'
    case 'component':
      return attribute.repeatable
        ? `${componentName(attribute.component)}[]`
        : `${componentName(attribute.component)} | null`
    case 'dynamiczone':
      return `(${union(attribute.components.map(componentName))})[]`
    case 'relation': {
      const name = pascal(attribute.target.slice(attribute.target.lastIndexOf('.') + 1))
      return /ToMany$/.test(attribute.relation) ? `${name}[]` : `${name} | null`
    }
    default:
      throw new Error(`There is no type for attributes of type "${attribute.type}" yet.`)
  }
}

function entryTypes(types: { name: string }[]) {
  return [
    '/** Every content type by its singular name. */',
    'export interface EntryTypes {',
    ...types.map(({ name }) => `  ${/-/.test(name) ? `'${name}'` : name}: ${pascal(name)}`),
    '}\n',
  ].join('\n')
}

function union(parts: string[]) {
  return parts.join(' | ')
}

/** `blocks.rich-text` becomes `BlocksRichText`. */
function componentName(id: string) {
  return pascal(id.replace('.', '-'))
}

function pascal(name: string) {
  return name.replace(/(^|-)(\w)/g, (_match, _dash, letter) => letter.toUpperCase())
}

const generated = generate()
if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== generated) {
    console.error(
      'worker/strapi/schema.generated.ts is out of date: run `node cms/scripts/generate-types.ts`.',
    )
    process.exitCode = 1
  }
} else {
  writeFileSync(target, generated)
}
