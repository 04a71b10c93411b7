import type { SocialProvider } from '../../client/components/account/ProviderLinks.tsx'
import type { LoadContext } from '../pages/loader.ts'
import { returnKey } from './return-path.ts'

/** How readers call them; all others carry the name that the backend gives them. */
const names: Readonly<Record<string, string>> = {
  apple: 'Apple',
  facebook: 'Facebook',
  github: 'GitHub',
  google: 'Google',
  linkedin: 'LinkedIn',
  microsoft: 'Microsoft',
}

/** The services through which one can sign in, with the address at which that begins. */
export function socialProviders({
  providers,
  returnTo,
  t,
}: Pick<LoadContext, 'providers' | 'returnTo' | 't'>): SocialProvider[] {
  const query = returnTo ? `?${new URLSearchParams({ [returnKey]: returnTo })}` : ''
  return providers.map((id) => ({
    id,
    name: id === 'oidc' ? t('account.sign-in.work-account') : (names[id] ?? id),
    href: `/api/connect/${id}${query}`,
  }))
}
