import type { SocialProvider } from '../../client/components/account/ProviderLinks.tsx'
import type { LoadContext } from '../pages/loader.ts'
import { landing } from './landing.ts'
import { returnKey } from './return-path.ts'

/** How readers call them; all others carry the name that the backend gives them, with a capital. */
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
  t,
  ...context
}: Pick<LoadContext, 'providers' | 'returnTo' | 'href' | 't'>): SocialProvider[] {
  // Always said, since it carries the language through the visit as well.
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
