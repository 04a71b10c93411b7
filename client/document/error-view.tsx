import { ErrorPage } from '../pages/error/ErrorPage.tsx'
import type { View } from './view.tsx'

/**
 * The error screen for a failure that happened in the browser, made from what is here already.
 * @param view Lends its language, its frame and the facts of the site.
 * @param path Path and query of the address that could not be shown.
 */
export function errorViewOf({ payload, Layout, t }: View, path: string): View {
  const title = t('error.title')
  const message = t('error.unknown')
  const props = { status: 500, message, requestId: '' }
  return {
    payload: {
      ...payload,
      route: 'error',
      props,
      status: 500,
      path,
      head: {
        title,
        description: message,
        canonical: path,
        alternates: [],
        type: 'website',
        picture: null,
        robots: 'noindex',
        structuredData: { key: 'ld', html: '{}' },
      },
    },
    page: <ErrorPage {...props} />,
    Layout,
    banner: null,
    t,
  }
}
