export default {
  routes: [{ method: 'POST', path: '/files/known', handler: 'file-record.known', config: {} }],
}
