// @ts-check

module.exports = {
  routes: [{ method: 'POST', path: '/statistics', handler: 'statistic.collect', config: {} }],
}
