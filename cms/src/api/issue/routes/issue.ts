// Single issues of the magazine, for who buys and who reads them.
export default {
  routes: [
    route('GET', '/issues/options', 'issue.options'),
    route('POST', '/issues/orders', 'issue.order'),
    route('GET', '/issues/by-link', 'issue.byLink'),
    route('GET', '/users/me/issues', 'issue.own'),
  ],
}

/** Each route needs its own config object: Strapi writes the required permission into it. */
function route(method: string, path: string, handler: string) {
  return { method, path, handler, config: {} }
}
