import { describe, expect, it } from 'vitest'
import { broughtAlong, importsIn } from '../../../scripts/build/imports.ts'

describe('the imports of a module', () => {
  it('are told apart by what they bring along', () => {
    const text = [
      "import { a } from './a.ts'",
      "import type { B } from '../b.ts'",
      "import { type C } from './c.ts'",
      "import './style.css'",
      "import react from 'react'",
      "export { d } from './d.ts'",
      "export type { E } from './e.ts'",
      "const later = () => import('./f.ts')",
    ].join('\n')

    expect(importsIn('client/x/y.ts', text)).toEqual([
      { path: 'client/x/a.ts', kind: 'static' },
      { path: 'client/b.ts', kind: 'type' },
      { path: 'client/x/c.ts', kind: 'type' },
      { path: 'client/x/style.css', kind: 'static' },
      { path: 'client/x/d.ts', kind: 'static' },
      { path: 'client/x/e.ts', kind: 'type' },
      { path: 'client/x/f.ts', kind: 'dynamic' },
    ])
  })
})

describe('what a page brings along', () => {
  it('is what it imports and what those import, and no page that is loaded later', () => {
    const found = broughtAlong(['client/entry.tsx', 'client/pages/news/NewsPage.tsx'])

    expect(found).toContain('client/pages/news/Byline.tsx')
    expect(found).toContain('client/components/Time.tsx')
    expect(found).toContain('client/routes.ts')
    expect(found).not.toContain('client/pages/home/HomePage.tsx')
    expect(found).not.toContain('client/pages/news/NewsPage.tsx')
  })
})
