import { type ComponentType, createElement, type ReactNode } from 'react'
import type { Locale } from '../content/locale.ts'
import { type Dictionary, dictionaries } from '../i18n/dictionary.ts'
import { createTranslator, type Translate } from '../i18n/translator.ts'
import { DefaultLayout } from '../layouts/DefaultLayout.tsx'
import { EmptyLayout } from '../layouts/EmptyLayout.tsx'
import { FullpageLayout } from '../layouts/FullpageLayout.tsx'
import { ErrorPage } from '../pages/error/ErrorPage.tsx'
import type { Payload } from '../payload.ts'
import { type LayoutName, type OpenRouteName, routes } from '../routes.ts'

/** Everything needed to show a payload. */
export interface View {
  payload: Payload
  /** The page with its props, ready to render. */
  page: ReactNode
  Layout: ComponentType<{ children: ReactNode }>
  t: Translate
}

const layouts: Record<LayoutName, View['Layout']> = {
  default: DefaultLayout,
  empty: EmptyLayout,
  fullpage: FullpageLayout,
}

type PageName = OpenRouteName | 'not-found'

const loadedPages = new Map<PageName, ComponentType<object>>()
const loadedDictionaries = new Map<Locale, Dictionary>()

/**
 * Loads what a payload needs to be shown: the page's chunk and the dictionary of its language, each once.
 * @throws whatever a dynamic import throws when a chunk cannot be fetched.
 */
export async function loadView(payload: Payload): Promise<View> {
  const [page, dictionary] = await Promise.all([pageOf(payload), dictionaryOf(payload.locale)])
  return {
    payload,
    page,
    Layout: layouts[payload.layout],
    t: createTranslator(payload.locale, dictionary, payload.messages),
  }
}

async function pageOf(payload: Payload): Promise<ReactNode> {
  // The error screen is no chunk of its own: it must show when chunks cannot be fetched.
  if (payload.route === 'error') return <ErrorPage {...payload.props} />
  const Page = loadedPages.get(payload.route) ?? (await loadPage(payload.route))
  return createElement(Page, payload.props)
}

async function loadPage(name: PageName): Promise<ComponentType<object>> {
  const page =
    name === 'not-found'
      ? await import('../pages/not-found/NotFoundPage.tsx').then((room) => room.NotFoundPage)
      : await routes[name].page()
  // A payload pairs a route with the props of its page; that the two are looked up apart is lost on the compiler.
  const Page = page as ComponentType<object>
  loadedPages.set(name, Page)
  return Page
}

async function dictionaryOf(locale: Locale): Promise<Dictionary> {
  const known = loadedDictionaries.get(locale)
  if (known) return known
  const dictionary = await dictionaries[locale]()
  loadedDictionaries.set(locale, dictionary)
  return dictionary
}
