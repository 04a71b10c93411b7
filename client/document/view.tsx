import { type ComponentType, createElement, type ReactNode } from 'react'
import { loadPlacedForms } from '../forms/load-placed-forms.ts'
import type { TextTree } from '../i18n/texts.ts'
import { createTranslator, type Translate } from '../i18n/translator.ts'
import { DefaultLayout } from '../layouts/DefaultLayout.tsx'
import { EmptyLayout } from '../layouts/EmptyLayout.tsx'
import { FullpageLayout } from '../layouts/FullpageLayout.tsx'
import type { PreviewProps } from '../page-facts.ts'
import { ErrorPage } from '../pages/error/ErrorPage.tsx'
import { type PageName, pages } from '../pages.ts'
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

const loadedPages = new Map<PageName, ComponentType<object>>()

/**
 * Loads what is needed to show a payload: the page's chunk, once.
 * @param underWay Texts of the page's namespaces, in the payload's language.
 * @throws whatever a dynamic import throws when a chunk can't be fetched.
 */
export async function loadView(payload: Payload, underWay: Promise<TextTree>): Promise<View> {
  const [page, banner, texts] = await Promise.all([
    pageOf(payload),
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

async function pageOf(payload: Payload): Promise<ReactNode> {
  // The error screen isn't a separate chunk: it must work when chunks can't be fetched.
  if (payload.route === 'error') return <ErrorPage {...payload.props} />
  const Page = loadedPages.get(payload.route) ?? (await loadPage(payload.route))
  return createElement(Page, payload.props)
}

/** Only editors see it, so it isn't in the readers' bundle. */
async function bannerOf(preview: PreviewProps): Promise<ReactNode> {
  const { PreviewBanner } = await import('../pages/preview/PreviewBanner.tsx')
  return <PreviewBanner {...preview} />
}

async function loadPage(name: PageName): Promise<ComponentType<object>> {
  const found = Object.entries(await pages[name]()).find(([key]) => key.endsWith('Page'))
  // A payload pairs a route with its page's props; the compiler loses that when they are looked up separately.
  const Page = found?.[1] as ComponentType<object>
  loadedPages.set(name, Page)
  return Page
}
