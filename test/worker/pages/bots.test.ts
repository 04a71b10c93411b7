import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { visit } from '../support/visit.ts'

const bot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
const person = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/153.0 Safari/537.36',
}

/** One address of every kind of page in every language, plus the site's own pages. */
async function addresses(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    'SELECT path FROM sitemap_addresses GROUP BY kind, locale HAVING place = max(place)',
  ).all<{ path: string }>()
  const fixed = await (await visit('/sitemaps/pages.xml')).text()
  const own = [...fixed.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => new URL(at).pathname)
  return [
    ...results.map(({ path }) => path),
    ...own.filter((path) => !/overzicht\/.|sitemap\/.*\//.test(path)),
  ]
}

/** The words of a page, in any part of its stream. */
async function wordsOf(response: Response): Promise<string[]> {
  let text = ''
  await new HTMLRewriter()
    .on('script, style, template', {
      element(tag) {
        tag.remove()
      },
    })
    .on('body *', {
      text(part) {
        text += part.lastInTextNode ? `${part.text} ` : part.text
      },
    })
    .transform(response)
    .arrayBuffer()
  return text.split(/\s+/).filter(Boolean).toSorted()
}

describe('a bot', () => {
  it('gets every page complete, with the same words as readers', async () => {
    const troubles: string[] = []
    for (const path of await addresses()) {
      const forBot = await visit(path, { headers: bot })
      const html = await forBot.clone().text()
      if (forBot.status !== 200) troubles.push(`${path} answers ${forBot.status}`)
      // React marks late parts with `B:` and fills them in with a script.
      if (/<template id="B:|\$RC\(/.test(html)) troubles.push(`${path} is not whole`)
      const [machine, people] = await Promise.all([
        wordsOf(forBot),
        visit(path, { headers: person }).then(wordsOf),
      ])
      const missing = people.filter((word) => !machine.includes(word))
      if (machine.length < 20) troubles.push(`${path} says next to nothing`)
      if (missing.length > 0 || machine.length !== people.length)
        troubles.push(`${path} tells people something else: ${missing.slice(0, 8).join(' ')}`)
    }

    expect(troubles.join('\n')).toBe('')
  }, 120_000)
})
