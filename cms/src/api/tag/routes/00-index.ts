// Named so that it is read first: `/tags/:id` would take `index` for an id.
export default {
  routes: [
    { method: 'GET', path: '/tags/index', handler: 'tag.index', config: {} },
    { method: 'GET', path: '/tags/synonym', handler: 'tag.synonym', config: {} },
  ],
}
