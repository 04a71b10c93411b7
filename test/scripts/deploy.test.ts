import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { checkSite } from '../../scripts/deploy/check-site.ts'
import { hasDatabase } from '../../scripts/deploy/database.ts'
import { readDeployOptions, unfit } from '../../scripts/deploy/options.ts'
import { MendableError } from '../../scripts/start/failure.ts'

describe('npm run deploy', () => {
  it('reads what it is asked', () => {
    expect(readDeployOptions([])).toEqual({ isTrial: false, checkOnly: null, secretsFile: null })
    expect(readDeployOptions(['--check-only', 'https://www.schakel.example/en'])).toMatchObject({
      checkOnly: 'https://www.schakel.example',
    })
  })

  it.each([
    [['--foo'], "Unknown option '--foo'. There are --dry-run"],
    [['--check-only', 'schakel'], 'not "schakel"'],
    [['--secrets-file'], '--secrets-file FILE'],
  ])('refuses in one sentence what it does not know: %j', (args, words) => {
    expect(() => readDeployOptions(args)).toThrow(words)
  })

  it('does not begin while the addresses are those of a machine of one’s own', () => {
    const vars = { SITE_URL: 'http://localhost:8787', CMS_URL: 'https://cms.schakel.example' }

    expect(unfit(vars)).toEqual([expect.stringContaining('SITE_URL in wrangler.toml')])
    expect(unfit({ ...vars, SITE_URL: 'https://www.schakel.example' })).toEqual([])
  })
})

describe('a first deploy', () => {
  it.each([
    ['[]', false],
    ['[{ "uuid": "1", "name": "schakel-test" }]', false],
    ['[{ "uuid": "1", "name": "schakel-test" }, { "uuid": "2", "name": "schakel" }]', true],
  ])('is one to an account without the database: %s', (answer, exists) => {
    expect(hasDatabase('schakel', { isDone: true, answer, output: answer })).toBe(exists)
  })

  // What wrangler said without a sign-in, without a network, with the token of another account, and to a server that is none.
  it.each([
    [
      "In a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN environment variable for wrangler to work.",
      'you are not signed in; run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN',
    ],
    [
      "Unable to resolve Cloudflare's API hostname (api.cloudflare.com or dash.cloudflare.com).",
      'Cloudflare cannot be reached from here; look at the network',
    ],
    [
      'A request to the Cloudflare API (/accounts/0/d1/database) failed.\u001b[0m\n\n  Authentication error [code: 10000]',
      'this sign-in may not use that account; look at CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID',
    ],
    [
      'Received a malformed response from the API\u001b[0m\n\n  oops',
      'wrangler says "Received a malformed response from the API"',
    ],
    ['', 'wrangler did not say why'],
  ])('is not what an account counts as that could not be asked: %s', (said, reason) => {
    const output =
      said &&
      `\u001b[31m✘ \u001b[41;31m[\u001b[41;97mERROR\u001b[41;31m]\u001b[0m \u001b[1m${said}\n\nLogs were written to "/tmp/wrangler.log"`

    expect(() => hasDatabase('schakel', { isDone: false, answer: '', output })).toThrow(
      new MendableError(
        `Whether the database "schakel" exists is not known: ${reason}. Nothing was deployed.`,
      ),
    )
  })

  it('is not what an answer counts as that is no list', () => {
    expect(() => hasDatabase('schakel', { isDone: true, answer: 'Hello', output: 'Hello' })).toThrow(
      'Nothing was deployed.',
    )
  })
})

describe('the check of a deployed site', () => {
  it('finds what answers as it should not', async () => {
    const server = createServer((_, response) => response.end('<p>Parked</p>'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      server.close()
    })
    // A listening server has an address with a port.
    const { port } = server.address() as AddressInfo

    const findings = await checkSite(`http://127.0.0.1:${port}`, 'x'.repeat(32))

    const bad = findings.filter(({ isGood }) => !isGood).map(({ what }) => what)
    expect(bad).toEqual(
      expect.arrayContaining([
        'nothing',
        'script of the front page',
        'hook, unsigned',
        'hook, signed',
        'jobs-mijn',
      ]),
    )
    expect(bad).not.toContain('home')
  })

  it('says so where nothing answers', async () => {
    const findings = await checkSite('http://127.0.0.1:9', undefined)

    expect(findings.find(({ what }) => what === 'home')).toMatchObject({ status: null, isGood: false })
  })
})
