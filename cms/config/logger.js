// @ts-check

/** @param {import('@strapi/types').Core.Config.Shared.ConfigParams} context */
module.exports = ({ env }) => ({ level: env('LOG_LEVEL', 'warn') })
