// The only routes. Editors of the panel have the whole table.
export default {
  routes: [
    route('GET', '/subscriptions/options', 'subscription.options'),
    route('POST', '/subscriptions/orders', 'subscription.order'),
    route('POST', '/subscriptions/requests', 'subscription.request'),
    route('GET', '/subscriptions/requests', 'subscription.requested'),
    route('POST', '/subscriptions/requests/confirm', 'subscription.confirm'),
    route('GET', '/subscriptions/by-link', 'managed.byLink'),
    route('POST', '/subscriptions/by-link', 'managed.actByLink'),
    route('GET', '/subscriptions/by-link/invoices/:invoice', 'managed.invoiceByLink'),
    route('POST', '/subscriptions/links', 'managed.mailLink'),
    route('POST', '/subscriptions/withdrawals', 'managed.withdraw'),
    route('GET', '/subscriptions/seat', 'managed.seat'),
    route('POST', '/subscriptions/seat', 'managed.acceptSeat'),
    route('GET', '/users/me/subscriptions/:number', 'managed.own'),
    route('POST', '/users/me/subscriptions/:number', 'managed.actOwn'),
    route('GET', '/users/me/subscriptions/:number/invoices/:invoice', 'managed.invoiceOwn'),
  ],
}

/** Each route needs its own config object: Strapi writes the required permission into it. */
function route(method: string, path: string, handler: string) {
  return { method, path, handler, config: {} }
}
