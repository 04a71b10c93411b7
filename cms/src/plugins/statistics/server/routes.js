// @ts-check

const { action } = require('./permission.js')

const policies = [
  'admin::isAuthenticatedAdmin',
  { name: 'admin::hasPermissions', config: { actions: [action] } },
]

/** @param {string} path @param {string} handler */
function route(path, handler) {
  return { method: 'GET', path, handler: `statistics.${handler}`, config: { policies } }
}

/** Below `/statistics` on this server, for the panel alone. */
const routes = {
  admin: {
    type: 'admin',
    routes: [route('/overview', 'overview'), route('/table', 'table'), route('/live', 'live')],
  },
}

module.exports = { routes }
