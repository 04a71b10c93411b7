import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { appFolder } from '../src/environment/app-folder.ts'

const source = join(appFolder, 'src')

/** What any attribute can have. */
type AnyAttribute = { private?: boolean; required?: boolean; default?: unknown }

/** An attribute that is a value of its own. */
type ValueAttribute = AnyAttribute & {
  type:
    | 'string'
    | 'text'
    | 'uid'
    | 'email'
    | 'password'
    | 'date'
    | 'datetime'
    | 'integer'
    | 'decimal'
    | 'float'
    | 'boolean'
    | 'json'
    | 'blocks'
}

type EnumerationAttribute = AnyAttribute & { type: 'enumeration'; enum: string[] }

type MediaAttribute = AnyAttribute & { type: 'media'; multiple?: boolean }

type ComponentAttribute = AnyAttribute & { type: 'component'; component: string; repeatable?: boolean }

type ZoneAttribute = AnyAttribute & { type: 'dynamiczone'; components: string[] }

export type RelationAttribute = AnyAttribute & { type: 'relation'; relation: string; target: string }

/** What the API leaves out unless it is asked for. */
export type PopulatedAttribute = MediaAttribute | ComponentAttribute | ZoneAttribute | RelationAttribute

export type Attribute = ValueAttribute | EnumerationAttribute | PopulatedAttribute

export interface Schema {
  /** Of a content type; components have another. */
  info: { singularName: string }
  attributes: Record<string, Attribute>
  pluginOptions?: { i18n?: { localized?: boolean } }
}

const read = new Map<string, Schema>()

/** The schema of a content type. */
export function schemaOf(type: string): Schema {
  return readSchema(`api/${type}/content-types/${type}/schema.json`)
}

/**
 * The schema of a component.
 * @param id Such as `shared.picture`.
 */
export function componentSchemaOf(id: string): Schema {
  return readSchema(`components/${id.replace('.', '/')}.json`)
}

function readSchema(path: string): Schema {
  const known = read.get(path) ?? JSON.parse(readFileSync(join(source, path), 'utf8'))
  read.set(path, known)
  return known
}
