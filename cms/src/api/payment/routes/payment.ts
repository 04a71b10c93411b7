// Paying orders online, for the worker alone.
export default {
  routes: [
    route('GET', '/payments/by-code', 'byCode'),
    route('POST', '/payments/start', 'start'),
    route('POST', '/payments/news', 'news'),
  ],
}

/** Each route needs its own config object: Strapi writes the required permission into it. */
function route(method: string, path: string, action: string) {
  return { method, path, handler: `payment.${action}`, config: {} }
}
