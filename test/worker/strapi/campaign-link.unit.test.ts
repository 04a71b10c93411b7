import { describe, expect, it } from 'vitest'
import { campaignLinkFrom } from '../../../worker/strapi/parse/campaign-link.ts'

function targetOf(target: string, utm: unknown = null): string | undefined {
  return campaignLinkFrom({ documentId: 'link', number: 1, target, utm })?.target
}

describe('a short link', () => {
  it('adds its campaign to its target', () => {
    expect(
      targetOf('https://pakwijs.example/doos?kleur=bruin#maat', { source: 'schakel', medium: 'mail' }),
    ).toBe('https://pakwijs.example/doos?kleur=bruin&utm_source=schakel&utm_medium=mail#maat')
    expect(targetOf('/events', { utm_source: 'schakel' })).toBe('/events?utm_source=schakel')
  })

  it("keeps the target's own campaign parameters", () => {
    expect(targetOf('/events?utm_source=brief', { source: 'schakel' })).toBe('/events?utm_source=brief')
  })

  it.each([null, 'utm', 4, [], { source: { deep: true } }])('redirects if its campaign is %j', (utm) => {
    expect(targetOf('/events', utm)).toBe('/events')
  })

  it.each(['javascript:alert(1)', '//kwaad.example', 'mailto:a@b.example', '#boven', 'pakwijs', ''])(
    'never redirects to %s',
    (target) => {
      expect(campaignLinkFrom({ documentId: 'link', number: 1, target })).toBeNull()
    },
  )
})
