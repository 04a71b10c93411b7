export default {
  routes: [{ method: 'POST', path: '/statistics', handler: 'statistic.collect', config: {} }],
}
