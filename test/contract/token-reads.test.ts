import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lane } from '../worker/support/lane.ts'
import { type PanelCall, signInPanel } from '../worker/support/panel-account.ts'

// What is to be populated is judged once for each way of asking and each set of permissions (`cms/src/access/keep-populates.ts`).

interface Article {
  title: string
  tags?: { name: string }[]
}

let operator: PanelCall
let token: { id: number; accessKey: string }

beforeAll(async () => {
  operator = await signInPanel()
  const asked = { name: `test-${crypto.randomUUID()}`, description: '', type: 'custom', lifespan: null }
  const made = await operator('POST', '/admin/api-tokens', {
    ...asked,
    permissions: permissionsFor('content'),
  })
  token = (await made.json<{ data: typeof token }>()).data
})
afterAll(() => operator('DELETE', `/admin/api-tokens/${token.id}`))

function permissionsFor(...types: string[]): string[] {
  return types.map((type) => `api::${type}.${type}.find`)
}

/** Changes what the token may read. */
async function mayRead(...types: string[]): Promise<void> {
  const answer = await operator('PUT', `/admin/api-tokens/${token.id}`, {
    name: `test-${crypto.randomUUID()}`,
    permissions: permissionsFor(...types),
  })
  expect(answer.status).toBe(200)
}

function ask(query: Record<string, string>): Promise<Response> {
  const search = new URLSearchParams({ locale: 'nl', 'filters[number][$eq]': '202', ...query })
  const headers = { authorization: `Bearer ${token.accessKey}` }
  return fetch(`${lane.strapiUrl}/api/contents?${search}`, { headers })
}

async function articleWith(query: Record<string, string>): Promise<Article | undefined> {
  const { data } = await (await ask(query)).json<{ data: Article[] }>()
  return data[0]
}

describe('a token that asks for an article with its tags, the same way each time,', () => {
  it('is shown these from the request on that it may read them, and no longer once it may not', async () => {
    const asked = { 'populate[tags][fields][0]': 'name' }

    const before = [await articleWith(asked), await articleWith(asked)]
    await mayRead('content', 'tag')
    const allowed = [await articleWith(asked), await articleWith(asked)]
    await mayRead('content')
    const after = await articleWith(asked)

    for (const article of [...before, after]) {
      expect(article?.title).toBeTruthy()
      expect(article).not.toHaveProperty('tags')
    }
    const [first, second] = allowed
    expect(first?.tags).toContainEqual(expect.objectContaining({ name: 'Binnenvaart' }))
    expect(second).toEqual(first)
  })

  it('is refused what there is not, also when it asks again, and whatever else it asks for', async () => {
    const refused: Record<string, string>[] = [
      { 'populate[nothing][fields][0]': 'name' },
      { 'populate[nothing][fields][0]': 'name' },
      { 'populate[tags][fields][0]': 'name', 'fields[0]': 'nothing' },
      { 'populate[tags][fields][0]': 'nothing' },
    ]

    for (const query of refused)
      expect({ query, status: (await ask(query)).status }).toEqual({ query, status: 400 })
  })
})
