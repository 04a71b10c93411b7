// @ts-check

module.exports = ({ env }) => ({ level: env('LOG_LEVEL', 'warn') })
