import type { SocialProvider } from '../../client/components/account/ProviderLinks.tsx'
import { returnKey } from '../accounts/return-path.ts'
import { landing } from '../loading/landing.ts'
import type { LoadContext } from '../loading/load-context.ts'

/** Display names; others use the backend's name, capitalised. */
const names: Readonly<Record<string, string>> = {
  apple: 'Apple',
  facebook: 'Facebook',
  github: 'GitHub',
  google: 'Google',
  linkedin: 'LinkedIn',
  microsoft: 'Microsoft',
}

/** The social sign-in providers, with their start addresses. */
export function socialProviders({
  providers,
  t,
  ...context
}: Pick<LoadContext, 'providers' | 'returnTo' | 'href' | 't'>): SocialProvider[] {
  // Always present, since it also carries the language through the visit.
  const query = new URLSearchParams({ [returnKey]: landing(context) })
  return providers.map((id) => ({
    id,
    name: id === 'oidc' ? t('account.sign-in.work-account') : (names[id] ?? capitalised(id)),
    href: `/api/connect/${id}?${query}`,
  }))
}

function capitalised(id: string): string {
  return `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`
}
