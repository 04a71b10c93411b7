// The only routes. Editors of the panel have the whole table.
export default {
  routes: [
    route('POST', '/job-alerts', 'receive'),
    route('POST', '/job-alerts/confirm', 'confirm'),
    route('GET', '/job-alerts/by-link', 'byLink'),
    route('PUT', '/job-alerts/by-link', 'changeByLink'),
    route('POST', '/job-alerts/end', 'endByLink'),
    route('POST', '/job-alerts/due', 'due'),
    route('POST', '/job-alerts/tell', 'tell'),
  ],
}

/** Each route needs its own config object: Strapi writes the required permission into it. */
function route(method: string, path: string, action: string) {
  return { method, path, handler: `job-alert.${action}`, config: {} }
}
