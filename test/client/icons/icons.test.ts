import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { editorIcons, iconNames } from '../../../client/icons/names.ts'
import { drawingOf } from '../../../scripts/build/icon-drawings.ts'
import { withDrawings } from '../../../scripts/build/icons.ts'

describe('icons', () => {
  it.each(iconNames)('have a drawing of lines: %s', (name) => {
    expect(drawingOf(name)).toMatch(/^M[\d.]/)
  })

  it('are each named once', () => {
    expect([...new Set(iconNames)]).toEqual([...iconNames])
  })

  it('keep a relative start in place when their lines are joined', () => {
    expect(drawingOf('mail')).toContain('zM3 7l9 6l9-6')
  })

  it('are refused if they do not exist or are filled', () => {
    expect(() => drawingOf('no-such-icon')).toThrow('There is no icon tabler:no-such-icon')
    expect(() => drawingOf('star-filled')).toThrow('does not consist of strokes only')
  })
})

describe('an icon name in code', () => {
  it('is replaced by its drawing in the build', () => {
    const code = 'const euro = "€ü"; export const A = () => <Icon className="x" name="x" />'

    expect(withDrawings(code, 'A.tsx')).toBe(
      `const euro = "€ü"; export const A = () => <Icon className="x" drawing="${drawingOf('x')}" />`,
    )
  })

  it('can be a choice between two names', () => {
    const code = "const A = () => <p>{[1].map(() => <Icon name={isOpen ? 'x' : 'check'} />)}</p>"

    expect(withDrawings(code, 'A.tsx')).toBe(
      `const A = () => <p>{[1].map(() => <Icon drawing={isOpen ? "${drawingOf('x')}" : "${drawingOf('check')}"} />)}</p>`,
    )
  })

  it('is left alone in other components and attributes', () => {
    const code = '<><EditorIcon name={icon} /><input name="x" /></>'

    expect(withDrawings(code, 'A.tsx')).toBe(code)
  })

  it('fails the build if it is only known at run time, and says where', () => {
    expect(() => withDrawings('<Icon name={item.icon} />', 'A.tsx')).toThrow(/^A\.tsx: /)
  })
})

describe('icons that editors choose', () => {
  it('are the ones the backend accepts', () => {
    const schema = JSON.parse(readFileSync('cms/src/api/category/content-types/category/schema.json', 'utf8'))

    expect(schema.attributes.icon.regex).toBe(`^tabler:(?:${editorIcons.join('|')})$`)
  })

  it('are the ones the sample content uses', () => {
    const accepted = new Set(editorIcons.map((name) => `tabler:${name}`))
    const categories: { icon: string }[] = parse(readFileSync('cms/seed/content/categories.yaml', 'utf8'))

    expect(categories.filter(({ icon }) => !accepted.has(icon))).toEqual([])
  })
})
