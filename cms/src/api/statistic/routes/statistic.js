// @ts-check

const { factories } = require('@strapi/strapi')

module.exports = factories.createCoreRouter('api::statistic.statistic')
