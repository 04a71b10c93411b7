import type { RouteName } from '../../client/routes.ts'
import type { LoadContext } from '../loading/load-context.ts'
import type { LoadedPage } from './loader.ts'
import { breadcrumbs } from './structured-data/breadcrumbs.ts'
import { everyLanguage } from './translations.ts'

/** The page on which anybody cancels a subscription. */
export async function loadCancel(context: LoadContext): Promise<LoadedPage<'abonnement-opzeggen'>> {
  return { props: { kind: 'cancel' }, head: headOf(context, 'abonnement-opzeggen', 'cancel-page') }
}

/** The page on which anybody withdraws from a contract. */
export async function loadWithdrawal(context: LoadContext): Promise<LoadedPage<'abonnement-herroepen'>> {
  return { props: { kind: 'withdraw' }, head: headOf(context, 'abonnement-herroepen', 'withdrawal-page') }
}

function headOf({ t, href, site }: LoadContext, route: RouteName, page: 'cancel-page' | 'withdrawal-page') {
  const path = href(route)
  const title = t(`${page}.title`)
  return {
    title,
    description: t(`${page}.intro`),
    canonical: path,
    alternates: everyLanguage(route),
    structuredData: [
      breadcrumbs(site, [
        { name: site.name, path: href('home') },
        { name: title, path },
      ]),
    ],
  }
}
