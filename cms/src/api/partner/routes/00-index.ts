// Named so that it is read first: `/partners/:id` would take `index` for an id.
export default {
  routes: [{ method: 'GET', path: '/partners/index', handler: 'partner.index', config: {} }],
}
