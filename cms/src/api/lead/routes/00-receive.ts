// The only route: records are read and changed in the panel.
export default {
  routes: [{ method: 'POST', path: '/leads', handler: 'lead.receive', config: {} }],
}
