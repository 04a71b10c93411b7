// What a company orders, for its members.
export default {
  routes: [
    route('GET', '/companies/:company/orders', 'order.list'),
    route('POST', '/companies/:company/orders', 'order.place'),
    route('GET', '/companies/:company/payment-options', 'order.paymentOptions'),
    route('GET', '/companies/:company/credits', 'order.credits'),
    route('GET', '/companies/:company/invoices', 'order.invoices'),
    route('GET', '/companies/:company/invoices/:number', 'order.invoice'),
  ],
}

/** Each route needs its own config object: Strapi writes the required permission into it. */
function route(method: string, path: string, handler: string) {
  return { method, path, handler, config: {} }
}
