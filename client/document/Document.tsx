import { Fragment, type ReactNode, Suspense, use } from 'react'
import { ToastRegion } from '../components/ToastRegion.tsx'
import type { PageFacts } from '../page-facts.ts'
import { SiteProvider } from '../site-context.tsx'
import { preloadedFonts } from '../styles/fonts.ts'
import { HeadTags } from './HeadTags.tsx'
import { headScript } from './head-script.ts'
import type { View } from './view.tsx'

/** Empty in the browser: the script has already run, and hydration leaves it alone. */
const documentScript = import.meta.env.SSR ? headScript : ''

/** What the document needs in addition to the view. */
export interface DocumentProps {
  view: View
  /**
   * The payload as text for the script element. On the worker it's a promise while late data is loading: the element then comes at the end
   * of the stream, before hydration starts.
   */
  payloadText: string | Promise<string>
}

/** The whole document. Worker and browser render the same tree, so that ids match. */
export function Document({ view, payloadText }: DocumentProps) {
  const { payload, page, banner, Layout, t } = view
  return (
    <html lang={payload.locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: documentScript }} />
        <HeadTags payload={payload} />
        <FirstFiles payload={payload} />
      </head>
      <body>
        {banner}
        <SiteProvider payload={payload} t={t}>
          <Layout>
            <Fragment key={view.place ?? payload.path}>{page}</Fragment>
          </Layout>
          <ToastRegion />
        </SiteProvider>
        <Suspense fallback={null}>
          <PayloadScript text={payloadText} />
        </Suspense>
      </body>
    </html>
  )
}

/** Files of the first document; for later pages the browser fetches them during navigation. */
function FirstFiles({ payload }: { payload: PageFacts }): ReactNode {
  const { styles, texts, modules } = payload.assets
  return (
    <>
      {preloadedFonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {styles.map((style) => (
        <link key={style} rel="stylesheet" href={style} precedence="default" />
      ))}
      {[...modules, ...texts].map((module) => (
        <link key={module} rel="modulepreload" href={module} />
      ))}
    </>
  )
}

function PayloadScript({ text }: { text: string | Promise<string> }) {
  const json = typeof text === 'string' ? text : use(text)
  return (
    <script
      id="payload"
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
