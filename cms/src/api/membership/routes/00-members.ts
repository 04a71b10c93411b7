// The only routes: a company's members, for its members. Editors of the panel have the whole table.
export default {
  routes: [
    route('GET', '/companies/:company/members', 'membership.members'),
    route('PUT', '/companies/:company/members/:member', 'membership.setRole'),
    route('DELETE', '/companies/:company/members/:member', 'membership.leave'),
  ],
}

/** Each route needs its own config object: Strapi writes the required permission into it. */
function route(method: string, path: string, handler: string) {
  return { method, path, handler, config: {} }
}
