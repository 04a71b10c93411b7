// Named so that it is loaded first: `/redirects/:id` would match `lookup` as an id.
export default {
  routes: [
    { method: 'GET', path: '/redirects/lookup', handler: 'redirect.lookup', config: {} },
    { method: 'POST', path: '/redirects/hits', handler: 'redirect.countHits', config: {} },
  ],
}
