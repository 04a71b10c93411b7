import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { renderedMails } from '../../../../cms/scripts/render-mails.ts'
import { composeMail } from '../../../../cms/src/mail/compose.ts'
import { type AnyMail, kindOf, mailKinds } from '../../../../cms/src/mail/kinds.ts'
import { languages } from '../../../../cms/src/mail/site-link.ts'

process.env.SITE_URL = 'http://localhost:8787'

/** What each kind of mail promises; a change of the rule is a decision. */
const promised: Record<string, string> = {
  'account-deleted': 'answer',
  'account-idle': 'answer',
  activation: 'answer',
  'advertising-request': 'answer',
  'application-answer': 'answer',
  'application-received': 'answer',
  'application-sent': 'answer',
  'application-withdrawn': 'answer',
  'claim-approved': 'answer',
  'claim-code': 'answer',
  'claim-for-owners': 'answer',
  'claim-rejected': 'answer',
  'company-figures': 'mass',
  confirmation: 'answer',
  'contact-copy': 'answer',
  'contact-received': 'answer',
  'credit-note': 'answer',
  'email-change': 'answer',
  'edition-called-off': 'answer',
  'email-change-notice': 'answer',
  'email-changed': 'answer',
  'event-cancelled': 'answer',
  'event-changed': 'answer',
  'event-held': 'answer',
  'event-moved-up': 'answer',
  'event-registered': 'answer',
  'event-reminder': 'answer',
  'event-waiting': 'answer',
  'followed-news': 'mass',
  invitation: 'answer',
  invoice: 'answer',
  'invoice-reminder': 'answer',
  'issue-bought': 'answer',
  'issue-to-post': 'answer',
  'job-alert': 'mass',
  'job-alert-confirm': 'answer',
  'known-account': 'answer',
  'lead-copy': 'answer',
  'lead-received': 'answer',
  newsletter: 'mass',
  'newsletter-confirm': 'answer',
  'newsletter-known': 'answer',
  'newsletter-welcome': 'answer',
  'panel-message': 'answer',
  'password-changed': 'answer',
  'profile-published': 'answer',
  'profile-rejected': 'answer',
  'provider-account': 'answer',
  'report-copy': 'answer',
  'report-decided': 'answer',
  'report-received': 'answer',
  reset: 'answer',
  'seat-given': 'answer',
  'seat-taken': 'answer',
  'subscription-cancelled': 'answer',
  'subscription-closed': 'answer',
  'subscription-closing': 'answer',
  'subscription-continues': 'answer',
  'subscription-link': 'answer',
  'subscription-paused': 'answer',
  'subscription-payment': 'answer',
  'subscription-renewal': 'answer',
  'subscription-trial-ending': 'answer',
  'subscription-withdrawn': 'answer',
  'subscription-confirm': 'answer',
  'subscription-ordered': 'answer',
  'vacancy-awaits-payment': 'answer',
  'vacancy-changed': 'answer',
  'vacancy-expiring': 'answer',
  'vacancy-published': 'answer',
  'vacancy-rejected': 'answer',
  'vacancy-taken-down': 'answer',
  'whitepaper-link': 'answer',
  'withdrawal-receipt': 'answer',
  'withdrawal-unmatched': 'answer',
}

function kind(name: string): AnyMail {
  const found = kindOf(name)
  if (!found) throw new Error(`No kind ${name}`)
  return found
}

it('every kind is sent by the rule that is promised', () => {
  expect(Object.fromEntries(mailKinds.map((name) => [name, kind(name).delivery]))).toEqual(promised)
})

it('the files that are made from the templates are up to date', async () => {
  for (const [file, wanted] of await renderedMails()) expect(await readFile(file, 'utf8')).toBe(wanted)
})

describe.each([...mailKinds])('%s', (name) => {
  it.each(languages)(
    'is whole in %s, loads nothing from elsewhere and stays below what Gmail cuts',
    (language) => {
      const { subject, html, text } = composeMail(kind(name), language, kind(name).example)

      expect(subject.length).toBeGreaterThan(5)
      expect(html).toContain(`<html lang="${language}"`)
      expect(html).not.toMatch(/\{\{|undefined|\[object/)
      expect(text).not.toMatch(/\{\{|undefined|\[object/)
      expect(html).not.toMatch(/<(?:img|link|script|iframe)|url\(|@import/)
      expect(Buffer.byteLength(html)).toBeLessThan(40_000)
      // Outlook before 2026 takes widths and buttons from these.
      expect(html).toContain('<!--[if mso | IE]>')
      expect(html.split('<!--[if').length).toBe(html.split('<![endif]-->').length)
      expect(html).toMatch(/<!--\[if !mso\]><!-->[\s\S]*?<!--<!\[endif\]-->/)
      expect(html).toContain('prefers-color-scheme: dark')
    },
  )
})

describe('values', () => {
  const contact = kind('contact-received')
  const hostile = {
    ...contact.example,
    name: '<img src=x onerror=alert(1)>',
    message: 'Eerste regel\n<script>alert(1)</script> "&\'',
  }

  it('are escaped in markup, and left alone in the text part', () => {
    const { html, text } = composeMail(contact, 'nl', hostile)

    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(html).toContain('Eerste regel<br>&lt;script&gt;alert(1)&lt;/script&gt; &quot;&amp;&#39;')
    expect(html).not.toContain('<script')
    expect(text).toContain('> <script>alert(1)</script>')
  })

  it('are not taken for places of the layout', () => {
    const { html } = composeMail(contact, 'nl', { ...hostile, message: '{{text}} $& $1' })

    expect(html).toContain('{{text}} $&amp; $1')
  })

  it.each(['\r\nBcc: x@proef.example', '\nX', '\u0000', '\u2028'])('cannot begin a header: %j', (ending) => {
    const invitation = kind('invitation')
    const values = { ...invitation.example, company: `Bedrijf${ending}` }

    expect(() => composeMail(invitation, 'nl', values)).toThrow('header')
    expect(() => composeMail(contact, 'nl', { ...hostile, email: `a@proef.example${ending}` })).toThrow(
      'header',
    )
  })

  it('of a stranger make no link in a copy that goes to any address', () => {
    const copy = kind('contact-copy')
    const { html, text } = composeMail(copy, 'nl', { ...copy.example, message: 'https://evil.example/x' })

    expect(html + text).not.toContain('evil.example')
    expect(text).toContain('evil')
  })
})

it('a double opt-in says who asked and how it ends, and nothing else', () => {
  const confirm = kind('newsletter-confirm')
  const { text, unsubscribe, html } = composeMail(confirm, 'nl', confirm.example)

  expect(text).toContain('22 november 2026 om 10:15')
  expect(unsubscribe).toBe('http://localhost:8787/nieuwsbrief?weigeren=voorbeeld')
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => new URL(to ?? ''))
  expect(links.map(({ pathname, search }) => pathname + search).sort()).toEqual([
    '/',
    '/nieuwsbrief?bevestigen=voorbeeld',
    '/nieuwsbrief?weigeren=voorbeeld',
  ])
})

describe('who asks a supplier is told who has their request', () => {
  const textOf = (name: string, language: (typeof languages)[number], reaches: string) =>
    composeMail(kind(name), language, { ...kind(name).example, reaches }).text.replace(/\s+/g, ' ')

  it.each([
    ['nl', 'die u zelf antwoordt', 'Wij geven haar door aan Van Dijk Logistiek.', 'die u antwoordt'],
    ['en', 'who will reply to you directly', 'We will pass it on to Van Dijk Logistiek.', 'which will reply'],
    [
      'de',
      'die Antwort erhalten Sie von dort',
      'Wir geben sie an Van Dijk Logistiek weiter.',
      'der Ihnen antwortet',
    ],
  ] as const)('in the copy of it, in %s', (language, supplier, sales, us) => {
    expect(textOf('lead-copy', language, 'supplier')).toContain(supplier)
    expect(textOf('lead-copy', language, 'sales')).toContain(sales)
    expect(textOf('lead-copy', language, 'us')).toContain(us)
  })

  it.each([
    ['nl', 'Pakwijs heeft uw naam', 'Onze verkoopafdeling geeft uw naam'],
    ['en', 'Pakwijs has received', 'Our sales department passes'],
    ['de', 'Pakwijs hat Ihren Namen', 'Unser Vertrieb gibt Ihren Namen'],
  ] as const)('with the link to a white paper, in %s', (language, supplier, sales) => {
    expect(textOf('whitepaper-link', language, 'supplier')).toContain(supplier)
    expect(textOf('whitepaper-link', language, 'sales')).toContain(sales)
  })

  it('and our sales department is told to pass it on', () => {
    expect(textOf('lead-received', 'nl', 'sales')).toContain('Geef deze aanvraag door')
    expect(textOf('lead-received', 'nl', 'supplier')).not.toContain('Geef deze aanvraag door')
  })
})

describe('the confirmation of a subscription says from when its owner reads', () => {
  const ordered = kind('subscription-ordered')
  const textFor = (language: (typeof languages)[number], values: object) =>
    composeMail(ordered, language, { ...ordered.example, ...values }).text.replace(/\s+/g, ' ')

  it.each([
    ['nl', 'U kunt lezen met', 'U kunt vanaf 5 december 2026 lezen met', 'Na uw betaling kunt u vanaf 5 dec'],
    ['en', 'address.', 'address from 5 December 2026.', 'Once you have paid, you can read'],
    [
      'de',
      'Sie lesen mit',
      'Sie lesen ab dem 5. Dezember 2026 mit',
      'Nach Ihrer Zahlung lesen Sie ab dem 5.',
    ],
  ] as const)('in %s', (language, atOnce, later, paid) => {
    expect(textFor(language, { opensOn: null })).toContain(atOnce)
    expect(textFor(language, { opensOn: '2026-12-05' })).toContain(later)
    expect(textFor(language, { opensOn: '2026-12-05', awaits: 'payment' })).toContain(paid)
  })
})
