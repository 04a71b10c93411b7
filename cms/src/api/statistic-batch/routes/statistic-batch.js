// @ts-check

const { factories } = require('@strapi/strapi')

module.exports = factories.createCoreRouter('api::statistic-batch.statistic-batch')
