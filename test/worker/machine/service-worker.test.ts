import { createExecutionContext, env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { createApp } from '../../../worker/app.ts'
import { builtFiles } from '../support/built-files.ts'
import { siteUrl, visit } from '../support/visit.ts'

/** The data that the worker prepended to the script. */
async function shellOf(response: Response): Promise<Record<string, unknown>> {
  const [, json = ''] = /^const shell=(\{.*?\});\(function/.exec(await response.text()) ?? []
  return JSON.parse(json)
}

describe('/sw.js', () => {
  it('is a script for the whole site, which browsers revalidate each time', async () => {
    const response = await visit('/sw.js')

    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('service-worker-allowed')).toBe('/')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('contains its build id, so that every build installs a new one', async () => {
    expect(await shellOf(await visit('/sw.js'))).toMatchObject({ build: builtFiles.id })
  })

  it('lists the files of the offline page and of articles in every language, and of no other page', async () => {
    const { files, offline } = await shellOf(await visit('/sw.js'))

    expect(offline).toEqual({ nl: '/offline', en: '/en/offline', de: '/de/offline' })
    expect(files).toEqual(
      expect.arrayContaining([
        '/assets/entry-B1aa.js',
        '/assets/entry-B1bb.css',
        '/assets/news-B1jj.js',
        '/assets/news-B1kk.css',
        '/assets/blocks-B1ee.js',
        '/assets/nl-B1gg.js',
        '/assets/en-B1hh.js',
        '/assets/de-B1ii.js',
      ]),
    )
    expect(files).not.toContain('/assets/home-B1jj.js')
  })

  it('leaves pages with codes in their addresses, and drafts, to the network', async () => {
    const { networkOnly } = await shellOf(await visit('/sw.js'))

    expect(networkOnly).toEqual(
      expect.arrayContaining(['/wachtwoord-reset', '/email-valideren', '/auth/connect', '/preview']),
    )
  })

  it('unregisters itself when switched off', async () => {
    const response = await createApp().fetch(
      new Request(`${siteUrl}/sw.js`),
      { ...env, SERVICE_WORKER: 'off' },
      createExecutionContext(),
    )

    const script = await response.text()
    expect(response.status).toBe(200)
    expect(script).toContain('unregister()')
    expect(script).not.toContain('respondWith')
  })
})

describe('/offline', () => {
  it.each(['/offline', '/en/offline', '/de/offline'])(
    "%s is a public page that isn't indexed",
    async (path) => {
      const response = await visit(path)

      expect(response.status).toBe(200)
      expect(response.headers.get('x-robots-tag')).toBe('noindex')
      expect(response.headers.get('set-cookie')).toBeNull()
      expect(response.headers.get('cache-control')).not.toMatch(/private|no-store/)
    },
  )
})
