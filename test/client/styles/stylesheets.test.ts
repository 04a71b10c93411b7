import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Stylesheet, styleFaults } from '../../../scripts/check/stylesheets.ts'

describe('stylesheets', () => {
  it('only style their own component', () => {
    const sheets = globSync('client/**/*.css').map((path) => ({ path, css: readFileSync(path, 'utf8') }))

    expect(sheets.length).toBeGreaterThan(50)
    expect(styleFaults(sheets)).toEqual([])
  })

  it('may not define a class that another one defines', () => {
    const faults = styleFaults([
      page('contact', '@layer pages { .desk { flex: 1 1 18rem } }'),
      page('offers', '@layer pages { @media (min-width: 40rem) { :is(.desk, .plan):hover { color: red } } }'),
    ])

    expect(faults).toEqual([
      '.desk is defined by several stylesheets: client/pages/contact/contact.css, client/pages/offers/offers.css',
    ])
  })

  it('may not extend a class of another one by combining both', () => {
    const faults = styleFaults([
      page('contact', '.button { color: red }'),
      page('offers', '.button.plan { color: blue }'),
    ])

    expect(faults).toEqual([expect.stringContaining('.button is defined by several stylesheets')])
  })

  it.each([
    ['elements', 'h2 { color: red }', 'h2'],
    ['everything', '* { color: red }', '*'],
    ['elements beside their own', '.contact p, aside p { color: red }', 'aside'],
    ['what has no class', ':not(.contact) { color: red }', ':not'],
  ])('may not style %s from afar', (_, css, start) => {
    expect(styleFaults([page('contact', css)])).toEqual([
      `client/pages/contact/contact.css: a selector begins with "${start}", not with a class of its own`,
    ])
  })

  it("may not reuse the name of another one's animation", () => {
    const faults = styleFaults([
      page('contact', '@keyframes appear { to { opacity: 1 } }'),
      page('offers', '@keyframes appear { to { opacity: 0 } }'),
    ])

    expect(faults).toEqual([expect.stringContaining('@keyframes appear is defined by several stylesheets')])
  })

  it('may style components nested in their own, and the page around them', () => {
    const faults = styleFaults([
      page(
        'contact',
        '.contact .button { color: red } .contact { & > p { margin: 0 } .button { margin: 0 } }',
      ),
      page('offers', '.offers .button { color: blue } :root:has(.offers[open]) { overflow: hidden }'),
      { path: 'client/components/button.css', css: '.button { color: green }' },
      { path: 'client/styles/base.css', css: 'h2 { color: green } a[href]:hover { color: red }' },
    ])

    expect(faults).toEqual([])
  })
})

function page(name: string, css: string): Stylesheet {
  return { path: `client/pages/${name}/${name}.css`, css }
}
