import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { withRowEdit } from '../../../client/forms/row-edit.ts'
import { withoutRows, withRows } from '../../../client/forms/rows.ts'
import { line } from '../../../client/forms/rules.ts'
import { rowsOf } from '../../../client/forms/standard-rules.ts'
import { fieldErrors } from '../../../client/forms/validate.ts'

const values = {
  title: 'Planner',
  lists: ['a', 'b'],
  people: [
    { name: 'Noor', phone: '' },
    { name: 'Wout', phone: '06' },
  ],
}

describe('rows of a group', () => {
  it('are sent by names that say which row it is, and read from them again', () => {
    const sent = withoutRows(values)

    expect(sent).toContainEqual(['people[1].name', 'Wout'])
    expect(withRows(Object.fromEntries(sent) as Record<string, string | string[]>)).toEqual(values)
  })

  it('close up, whatever numbers they come with', () => {
    expect(withRows({ 'people[7].name': 'Wout', 'people[0].name': 'Noor' })).toEqual({
      people: [{ name: 'Noor' }, { name: 'Wout' }],
    })
  })

  it.each(['people[100].name', 'people[0].__proto__', '__proto__[0].x', 'people[0]', 'people[-1].name'])(
    'are not what only looks like one: %s',
    (name) => {
      expect(Object.entries(withRows({ [name]: 'x' }))).toEqual([[name, 'x']])
      expect(({} as Record<string, unknown>).x).toBeUndefined()
    },
  )

  it('have errors of their own, beside those of the group', () => {
    const schema = v.object({ people: rowsOf(v.object({ name: line(5) }), { min: 1, max: 2 }) })

    expect(fieldErrors(schema, { people: [{ name: 'Noor' }, { name: '' }] })).toEqual({
      'people[1].name': { key: 'form.required' },
    })
    expect(fieldErrors(schema, {})).toEqual({ people: { key: 'form.required', values: { n: 1 } } })
    expect(fieldErrors(schema, { people: [1, 2, 3].map(() => ({ name: 'Noor' })) })).toEqual({
      people: { key: 'form.items-max', values: { n: 2 } },
    })
  })
})

describe('a button without script', () => {
  const form = { name: 'x', schema: v.object({}), initial: {}, rows: { people: { name: '', phone: '' } } }

  it('adds an empty row, and takes one out', () => {
    const added = withRowEdit(form, values, 'add people')
    expect(added?.people).toEqual([...values.people, { name: '', phone: '' }])
    expect(withRowEdit(form, { title: 'Planner' }, 'add people')).toEqual({
      title: 'Planner',
      people: [{ name: '', phone: '' }],
    })

    expect(withRowEdit(form, values, 'remove people 0')).toEqual({ ...values, people: [values.people[1]] })
  })

  it.each([
    '',
    'add',
    'add lists',
    'add toString',
    'add people 1',
    'remove people',
    'remove people -1',
    'x people 1',
  ])('does nothing for %j', (text) => {
    expect(withRowEdit(form, values, text)).toBeNull()
  })
})
