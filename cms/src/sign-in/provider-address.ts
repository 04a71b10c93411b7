import type { ProvidersService } from '../extensions/users-permissions/plugin.ts'

/**
 * Lets providers lead back to the site, whose worker passes the visit on: this server is closed to browsers, and the cookies of the
 * visit are the site's. The plugin would name this server.
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
