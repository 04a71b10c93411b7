import { describe, expect, it } from 'vitest'
import { newsletterConsent } from '../../../client/content/newsletter-consent.ts'
import { keyField } from '../../../client/forms/engine-fields.ts'
import { allMailsTo, mailTo } from '../support/backend.ts'
import { signIn } from '../support/sign-in.ts'
import { visit, visitWith } from '../support/visit.ts'
import { newEmail, send, subscribed } from './support.ts'

describe('signing up for newsletters', () => {
  it.each([
    ['/nieuwsbrief', 'nl'],
    ['/en/nieuwsbrief', 'en'],
    ['/de/nieuwsbrief', 'de'],
    ['/', 'nl'],
  ] as const)('shows on %s what is agreed to, and where to read more', async (path, locale) => {
    const page = await (await visitWith({ 'accept-language': locale }, path)).text()

    expect(page).toContain('name="form" value="newsletter-signup"')
    expect(page).toContain(newsletterConsent[locale])
    expect(page).toMatch(/href="(?:\/en|\/de)?\/(?:privacy|privacy-statement|datenschutz)"/)
  })

  it.each(['/nieuwsbrief', '/'])('sends a mail to confirm, and says so on the page: %s', async (path) => {
    const email = newEmail()

    const response = await send(path, 'newsletter-signup', { email, lists: 'morning' })

    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(path)
    const cookie = response.headers.getSetCookie().map((line) => line.split(';', 1)[0])
    const page = await (await visitWith({ cookie: cookie.join('; ') }, path)).text()
    expect(page).toContain(`Bijna klaar: open de mail die wij naar ${email} stuurden`)
    expect((await mailTo(email)).subject).toBe('Bevestig uw aanmelding voor de nieuwsbrief')
  })

  it('mails once, however often the same form arrives', async () => {
    const email = newEmail()
    const fields = { email, lists: 'weekly', [keyField]: 'ab'.repeat(16) }

    for (let sent = 0; sent < 2; sent++) await send('/nieuwsbrief', 'newsletter-signup', fields)

    expect(await allMailsTo(email)).toHaveLength(1)
  })

  it('answers the same for an address that gets them already', async () => {
    const email = newEmail()
    await subscribed(email)
    const answerTo = async (address: string) => {
      const response = await send(
        '/nieuwsbrief',
        'newsletter-signup',
        { email: address, lists: 'morning' },
        { accept: 'application/json' },
      )
      return (await response.text()).replaceAll(address, '')
    }

    expect(await answerTo(email)).toBe(await answerTo(newEmail()))
  })

  it.each([
    [{ email: 'wout@', lists: 'morning' }, 'Vul een geldig e-mailadres in.'],
    [{ email: 'wout@bedrijf.example' }, 'Kies er minstens één.'],
  ])('keeps what was typed beside what is wrong: %o', async (fields, error) => {
    const response = await send('/nieuwsbrief', 'newsletter-signup', fields)
    const page = await response.text()

    expect(response.status).toBe(422)
    expect(page).toContain(error)
    expect(page).toContain(`value="${fields.email}"`)
  })

  it('leads signed-in readers to their account', async () => {
    const page = await (await visitWith({ cookie: await signIn() }, '/nieuwsbrief')).text()

    expect(page).toContain('Welke nieuwsbrieven u krijgt, kiest u in uw account.')
    expect(page).not.toContain('name="form" value="newsletter-signup"')
  })

  it('leaves the plain page in the cache', async () => {
    await visit('/nieuwsbrief')

    expect((await visit('/nieuwsbrief')).headers.get('cache-control')).toBe(
      'public, max-age=0, must-revalidate',
    )
  })
})
