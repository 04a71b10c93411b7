// @ts-check

/** @typedef {import('../extensions/users-permissions/plugin.js').ProvidersService} ProvidersService */

/**
 * Lets providers lead back to the site, whose worker passes the visit on: this server is closed to browsers, and the cookies of the
 * visit are the site's. The plugin would name this server.
 * @param {ProvidersService} providers The plugin's service.
 * @param {string | undefined} siteUrl Origin of the site.
 */
function withSiteAddress(providers, siteUrl) {
  if (!siteUrl) return providers
  return {
    ...providers,
    /** @param {string} [provider] */
    buildRedirectUri: (provider = '') => new URL(`/api/connect/${provider}/callback`, siteUrl).href,
  }
}

module.exports = { withSiteAddress }
