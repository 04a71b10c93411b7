import { describe, expect, it } from 'vitest'
import { layerFaults } from '../../../scripts/check/layers.ts'

describe('folders', () => {
  it('that import each other are named, with an import of each, types included', () => {
    const faults = layerFaults([
      { path: 'worker/edge/session.ts', text: "import { me } from '../accounts/accounts.ts'" },
      { path: 'worker/accounts/accounts.ts', text: "import type { Visitor } from '../edge/session.ts'" },
    ])

    expect(faults).toEqual([
      'worker/accounts and worker/edge import each other: worker/accounts/accounts.ts imports worker/edge/session.ts, and worker/edge/session.ts imports worker/accounts/accounts.ts',
    ])
  })

  it('of the client never import the worker, not even later', () => {
    const faults = layerFaults([
      { path: 'client/pages/home.ts', text: "const load = () => import('../../worker/app.ts')" },
    ])

    expect(faults).toEqual([
      'client/pages/home.ts imports worker/app.ts: the client never imports the worker',
    ])
  })

  it('of the site have of the backend what is listed, and that brings nothing else along', () => {
    const faults = layerFaults([
      { path: 'client/forms/iban.ts', text: "import '../../cms/src/mandates/iban-rules.ts'" },
      { path: 'worker/forms/iban.ts', text: "import type { Iban } from '../../cms/src/mandates/iban.ts'" },
      {
        path: 'cms/src/privacy/stored-data.ts',
        text: "import './retention-days.ts'\nimport './retention.ts'",
      },
    ])

    expect(faults).toEqual([
      'cms/src/privacy/stored-data.ts imports cms/src/privacy/retention.ts, which is not among what the site has of the backend',
      'worker/forms/iban.ts imports cms/src/mandates/iban.ts, which is not among what the site has of the backend',
    ])
  })

  it('may import in one direction, and modules above them may import any', () => {
    const faults = layerFaults([
      { path: 'worker/app.ts', text: "import './edge/session.ts'" },
      { path: 'worker/edge/session.ts', text: "import type { AppEnv } from '../app.ts'" },
      { path: 'worker/edge/locale.ts', text: "export { t } from '../i18n/t.ts'" },
      { path: 'worker/i18n/t.ts', text: "import { locales } from '../../client/content/locale.ts'" },
    ])

    expect(faults).toEqual([])
  })
})
