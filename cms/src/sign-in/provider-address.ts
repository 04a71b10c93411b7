import type { ProvidersService } from '../extensions/users-permissions/plugin.ts'

/**
 * Makes providers return to the site, whose worker forwards the request: this server isn't reachable for browsers, and the cookies belong
 * to the site. The plugin would use this server's address.
 * @param providers The plugin's service.
 * @param siteUrl Origin of the site.
 */
export function withSiteAddress(providers: ProvidersService, siteUrl: string | undefined) {
  if (!siteUrl) return providers
  return {
    ...providers,
    buildRedirectUri: (provider: string = '') => new URL(`/api/connect/${provider}/callback`, siteUrl).href,
  }
}
