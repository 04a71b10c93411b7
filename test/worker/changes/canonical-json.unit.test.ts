import { expect, it } from 'vitest'
import { canonicalJson } from '../../../worker/changes/canonical-json.ts'

it('the same entry is the same text, in whatever order its fields come', () => {
  const one = '{"title":"Drones","hero":{"id":1,"alt":null},"tags":[{"slug":"b","id":2}]}'
  const other = '{"tags":[{"id":2,"slug":"b"}],"hero":{"alt":null,"id":1},"title":"Drones"}'

  expect(canonicalJson(one)).toBe(canonicalJson(other))
})

it('the order of a list is kept', () => {
  expect(canonicalJson('["b","a"]')).toBe('["b","a"]')
})
