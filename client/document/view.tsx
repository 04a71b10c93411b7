import { type ComponentType, createElement, type ReactNode } from 'react'
import { loadPlacedForms } from '../forms/load-placed-forms.ts'
import type { TextTree } from '../i18n/texts.ts'
import { createTranslator, type Translate } from '../i18n/translator.ts'
import { DefaultLayout } from '../layouts/DefaultLayout.tsx'
import { EmptyLayout } from '../layouts/EmptyLayout.tsx'
import { FullpageLayout } from '../layouts/FullpageLayout.tsx'
import type { PreviewProps } from '../page-facts.ts'
import { ErrorPage } from '../pages/error/ErrorPage.tsx'
import type { PageName } from '../pages.ts'
import type { Payload } from '../payload.ts'
import type { LayoutName } from '../routes.ts'

/** Everything needed to show a payload. */
export interface View {
  payload: Payload
  /** The page with its props, ready to render. */
  page: ReactNode
  Layout: ComponentType<{ children: ReactNode }>
  /** Shown above an unpublished page; null on all others. */
  banner: ReactNode
  t: Translate
  /** The path under which the page was first shown, if it has only been updated in place since. */
  place?: string
}

const layouts: Record<LayoutName, View['Layout']> = {
  default: DefaultLayout,
  empty: EmptyLayout,
  fullpage: FullpageLayout,
}

/** Loads the module of a payload's page. The error screen isn't a separate chunk: it must work when chunks can't be fetched. */
export type LoadPage = (payload: Payload & { route: PageName }) => Promise<object>

const loadedPages = new Map<PageName, ComponentType<object>>()

/**
 * Loads what is needed to show a payload: the page's chunk, once.
 * @param underWay Texts of the page's namespaces, in the payload's language.
 * @throws whatever a dynamic import throws when a chunk can't be fetched.
 */
export async function loadView(
  payload: Payload,
  underWay: Promise<TextTree>,
  loadPage: LoadPage,
): Promise<View> {
  const [page, banner, texts] = await Promise.all([
    pageOf(payload, loadPage),
    payload.preview ? bannerOf(payload.preview) : null,
    underWay,
    loadPlacedForms(payload.placedForms),
  ])
  return {
    payload,
    page,
    Layout: layouts[payload.layout],
    banner,
    t: createTranslator(payload.locale, texts, payload.messages),
  }
}

async function pageOf(payload: Payload, loadPage: LoadPage): Promise<ReactNode> {
  if (payload.route === 'error') return <ErrorPage {...payload.props} />
  const Page = loadedPages.get(payload.route) ?? componentIn(await loadPage(payload))
  loadedPages.set(payload.route, Page)
  return createElement(Page, payload.props)
}

function componentIn(module: object): ComponentType<object> {
  const found = Object.entries(module).find(([name]) => name.endsWith('Page'))
  // A payload pairs a route with its page's props; the compiler loses that when they are looked up separately.
  return found?.[1] as ComponentType<object>
}

/** Only editors see it, so it isn't in the readers' bundle. */
async function bannerOf(preview: PreviewProps): Promise<ReactNode> {
  const { PreviewBanner } = await import('../pages/preview/PreviewBanner.tsx')
  return <PreviewBanner {...preview} />
}
