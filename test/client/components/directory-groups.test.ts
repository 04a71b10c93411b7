import { describe, expect, it } from 'vitest'
import { byCategory, byInitial } from '../../../client/components/blocks/directory-groups.ts'
import { hasSide, partnerPath } from '../../../client/components/partner-path.ts'
import { phoneHref } from '../../../client/components/phone-href.ts'
import type { PartnerCard, PartnerRole } from '../../../client/content/partner-card.ts'
import { pathTo } from '../../../client/href.ts'

function company(name: string, ...categories: string[]): PartnerCard {
  return {
    link: name.toLowerCase(),
    name,
    roles: ['supplier'],
    locale: 'nl',
    tier: 'basic',
    logo: null,
    intro: null,
    city: null,
    categories: categories.map((slug) => ({ slug, name: slug })),
  }
}

describe('companies', () => {
  it('are listed under each of their categories, in the order of the categories, and the others last', () => {
    const groups = byCategory(
      [company('A', 'dozen'), company('B', 'software', 'dozen'), company('C'), company('D', 'onbekend')],
      [
        { slug: 'software', name: 'Software' },
        { slug: 'leeg', name: 'Leeg' },
        { slug: 'dozen', name: 'Dozen' },
      ],
    )

    expect(groups.map(({ slug, companies }) => [slug, companies.map(({ name }) => name).join()])).toEqual([
      ['software', 'B'],
      ['dozen', 'A,B'],
      ['other', 'C,D'],
    ])
  })

  it('are listed under the first letter of their name, ignoring accents', () => {
    const letters = byInitial(
      [company('Zeeman'), company('Überlast'), company('24uur'), company('unie')],
      'nl',
    )

    expect(letters.map(([letter, named]) => [letter, named.length])).toEqual([
      ['#', 1],
      ['U', 2],
      ['Z', 1],
    ])
  })
})

describe('the path of a company', () => {
  it.each<[PartnerRole[], string]>([
    [['supplier', 'employer'], '/leveranciers/x'],
    [['employer'], '/werkgevers/x'],
    [['employer', 'organizer'], '/leveranciers/x'],
    [['agency'], '/leveranciers/x'],
    [[], '/leveranciers/x'],
  ])('follows its roles: %j', (roles, path) => {
    expect(partnerPath({ link: 'x', roles }, (name, params) => pathTo('nl', name, params))).toBe(path)
    expect(hasSide({ roles }, 'employer')).toBe(roles.includes('employer'))
  })
})

describe('a telephone number', () => {
  it.each([
    ['085-0000 601', 'tel:+31850000601'],
    ['+49 (0)30 123', 'tel:+4930123'],
    ['0032 9 123 45', 'tel:+32912345'],
  ])('can be dialled from anywhere: %s', (phone, href) => {
    expect(phoneHref(phone)).toBe(href)
  })
})
