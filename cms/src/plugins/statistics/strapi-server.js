// @ts-check

const { statisticsController } = require('./server/controller.js')
const { registerAction } = require('./server/permission.js')
const { routes } = require('./server/routes.js')

/** The editors' view of the statistics. What fills them is in `src/statistics/`. */
module.exports = {
  /** @param {{ strapi: import('@strapi/types').Core.Strapi }} context */
  async bootstrap({ strapi }) {
    await registerAction(strapi)
  },
  controllers: { statistics: statisticsController },
  routes,
}
