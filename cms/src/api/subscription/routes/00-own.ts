// The only routes. Editors of the panel have the whole table.
export default {
  routes: [
    route('GET', '/subscriptions/options', 'options'),
    route('POST', '/subscriptions/orders', 'order'),
  ],
}

/** Each route needs its own config object: Strapi writes the required permission into it. */
function route(method: string, path: string, action: string) {
  return { method, path, handler: `subscription.${action}`, config: {} }
}
