// Named so that it is read first: `/redirects/:id` would take `lookup` for an id.
export default {
  routes: [
    { method: 'GET', path: '/redirects/lookup', handler: 'redirect.lookup', config: {} },
    { method: 'POST', path: '/redirects/hits', handler: 'redirect.countHits', config: {} },
  ],
}
