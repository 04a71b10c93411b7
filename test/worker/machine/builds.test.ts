import { describe, expect, it } from 'vitest'
import { builtFiles } from '../support/built-files.ts'
import { visit } from '../support/visit.ts'

const { id, timestamp } = builtFiles

describe('the served build', () => {
  it('is identified, and revalidated each time', async () => {
    const response = await visit('/builds/latest.json')

    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ id, timestamp })
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  it('has metadata under its id', async () => {
    const response = await visit(`/builds/meta/${id}.json`)

    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ id, timestamp, prerendered: [] })
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  it('is the one that documents and their data name', async () => {
    const data = await (await visit('/tags-overzicht/_payload.json')).json()

    expect(data).toMatchObject({ build: id })
  })
})

describe('a previous build', () => {
  it.each([
    '/builds/meta/other.json',
    `/builds/meta/${id}`,
    '/builds/meta/.json',
    '/builds/meta/..%2flatest.json',
    '/builds/nothing.json',
  ])("isn't found, without an error page: %s", async (path) => {
    const response = await visit(path)

    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(await response.json()).toMatchObject({ error: { status: 404, name: 'NotFoundError' } })
  })
})
