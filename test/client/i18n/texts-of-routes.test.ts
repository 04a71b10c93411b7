import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { placedFormModules, placedFormTexts } from '../../../client/forms/placed-forms.ts'
import { textNamespaces } from '../../../client/i18n/dictionary.ts'
import { isOpen, type RouteName, routes } from '../../../client/routes.ts'
import { pageSources } from '../../../scripts/build/page-sources.ts'
import { namespacesOf, settingsOf } from '../../../worker/page-settings.ts'
import { missingTexts } from './texts-of-routes.ts'

const open = (Object.keys(routes) as RouteName[])
  .filter(isOpen)
  .map((name) => [name, settingsOf(name)] as const)
const pages = new Map(Object.entries(pageSources()))
const placedForms = globSync('client/forms/placed/*.ts').map((path) => basename(path, '.ts'))
const notFoundPage = 'client/pages/not-found/NotFoundPage.tsx'

describe('a route', () => {
  it.each(open)('names every namespace its page may show a text of: %s', (name, { texts }) => {
    const page = pages.get(name)
    if (!page) throw new Error('The table imports no page for it')

    expect(missingTexts([page], ['core', ...texts])).toEqual([])
  })

  it('that forgets a namespace is detected, even if only a nested component needs it', () => {
    const missing = missingTexts(['client/pages/contact/ContactPage.tsx'], ['core', 'service'])

    expect(missing).toContainEqual({
      module: 'client/components/lightbox/LightboxDialog.tsx',
      key: 'lightbox.close',
      namespaces: ['lightbox'],
    })
  })

  it('with a form of the accounts loads the texts of every answer to it', () => {
    const answers = missingTexts(
      ['worker/forms/transient-refusal.ts', ...globSync('worker/account-forms/*.ts')],
      ['core', 'account', 'forms', 'my-account'],
      (key) => /^(?:form|account-error|my-account\.done)\./.test(key),
    )
    const forms = open
      .filter(([name]) => /^client\/pages/.test(pages.get(name) ?? '') && usesForms(name))
      .filter(([name]) => name !== 'leveranciers-link')

    expect(answers).toEqual([])
    expect(forms.map(([name]) => name)).toContain('registreren')
    for (const [name, { texts }] of forms)
      expect(texts, name).toEqual(expect.arrayContaining(['account', 'forms']))
  })

  it('with a form for strangers loads the texts of every answer to it', () => {
    const names = ['handlers/supplier-lead', 'or-refused', 'transient-refusal', 'stranger']
    const modules = names.map((name) => `worker/forms/${name}.ts`)

    const missing = missingTexts(modules, ['core', ...settingsOf('leveranciers-link').texts])

    // What they import reaches code that never runs behind this form.
    expect(missing.filter(({ module }) => modules.includes(module))).toEqual([])
  })
})

describe('a form that editors may place', () => {
  it.each(placedForms)('names every namespace of which it may show a text: %s', async (name) => {
    const modules = [...placedFormModules([name]), `worker/forms/placed/${name}.ts`]

    const missing = missingTexts(modules, ['core', ...(await placedFormTexts([name]))])

    // What else of the worker their handlers import answers other requests.
    expect(missing.filter(({ module }) => /^client\/|^worker\/forms\//.test(module))).toEqual([])
  })
})

describe('code on every page', () => {
  it('only uses texts of core, and of namespaces it loads itself', () => {
    const missing = missingTexts(['client/entry.tsx'], ['core'])

    expect(missing.filter(({ module }) => module !== notFoundPage)).toEqual([])
  })

  it('shows a missing page with the texts that it names', () => {
    expect(missingTexts([notFoundPage], ['core', ...namespacesOf('not-found')])).toEqual([])
  })

  it('has no unused namespace', async () => {
    const named = new Set([
      ...open.flatMap(([, { texts }]) => texts),
      ...namespacesOf('not-found'),
      ...(await placedFormTexts(placedForms)),
    ])
    const fetched = ['install', 'push']

    expect(
      textNamespaces.filter((namespace) => !named.has(namespace) && !fetched.includes(namespace)),
    ).toEqual([])
  })
})

/** Whether the page of a route can reach the rules that every form has. */
function usesForms(name: string): boolean {
  return missingTexts([pages.get(name) ?? ''], [], (key) => key === 'form.submit').length > 0
}
