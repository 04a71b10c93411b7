// @ts-check

const { mkdirSync } = require('node:fs')
const { resolve } = require('node:path')
const { secret } = require('../src/environment/secret.js')
const { statisticsCron } = require('../src/statistics/cron.js')

/** @param {import('@strapi/types').Core.Config.Shared.ConfigParams} context */
module.exports = ({ env }) => {
  const publicFolder = resolve(__dirname, '..', env('PUBLIC_DIR', 'public'))
  // The upload provider refuses to start without its folder, and a fresh data folder does not have it.
  mkdirSync(resolve(publicFolder, 'uploads'), { recursive: true })

  return {
    host: env('HOST', '127.0.0.1'),
    port: env.int('PORT', 1337),
    // Where editors open the panel. Readers never come here: what they see of accounts lies on the site's own origin.
    url: env('PUBLIC_URL') || `http://localhost:${env.int('PORT', 1337)}`,
    // Only the worker may reach this server. It names the visitor in X-Forwarded-For, and rate limits count those.
    proxy: { koa: env.bool('TRUST_PROXY', true) },
    dirs: { public: publicFolder },
    app: {
      keys: secret(env, 'APP_KEYS')
        .split(',')
        .map((/** @type {string} */ key) => key.trim()),
    },
    cron: { enabled: true, tasks: statisticsCron(env('STATISTICS_CRON', '*/2 * * * *')) },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
  }
}
