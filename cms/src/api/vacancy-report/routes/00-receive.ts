// The only route: records are read and changed in the panel.
export default {
  routes: [{ method: 'POST', path: '/vacancy-reports', handler: 'vacancy-report.receive', config: {} }],
}
