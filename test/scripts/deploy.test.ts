import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { checkSite } from '../../scripts/deploy/check-site.ts'
import { readDeployOptions, unfit } from '../../scripts/deploy/options.ts'

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
