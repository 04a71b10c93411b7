import { permission } from './permission.ts'

const policies = [
  'admin::isAuthenticatedAdmin',
  { name: 'admin::hasPermissions', config: { actions: [permission.action] } },
]

function route(method: string, path: string, handler: string) {
  return { method, path, handler, config: { policies } }
}

/** Under `/finance` on this server, only for the panel. */
export const routes = {
  admin: {
    type: 'admin',
    routes: [
      route('GET', '/orders', 'finance.orders'),
      route('POST', '/orders/:number/payments', 'finance.pay'),
      route('POST', '/orders/:number/returns', 'finance.giveBack'),
      route('POST', '/orders/:number/credits', 'finance.credit'),
      route('POST', '/orders/:number/refunds', 'finance.refund'),
      route('POST', '/refunds/:key', 'finance.endRefund'),
      route('POST', '/orders/:number/vat-review', 'finance.passVatNumber'),
      route('GET', '/customers', 'finance.findCustomer'),
      route('GET', '/customers/:customer', 'finance.customer'),
      route('GET', '/deliveries', 'finance.deliveries'),
      route('GET', '/foreign-sales', 'finance.foreignSales'),
      route('GET', '/ledger', 'finance.ledger'),
      route('GET', '/invoices/:number', 'finance.invoice'),
      route('GET', '/mandates', 'finance.mandates'),
      route('POST', '/mandates/:reference/revoke', 'finance.revoke'),
      route('POST', '/mandates/:reference/proof', 'finance.recordProof'),
      route('GET', '/batches', 'batches.list'),
      route('POST', '/batches', 'batches.make'),
      route('GET', '/batches/:number/file', 'batches.file'),
      route('POST', '/batches/:number/drop', 'batches.drop'),
      route('GET', '/statements', 'statements.list'),
      route('POST', '/statements', 'statements.read'),
      route('POST', '/statements/:key', 'statements.assign'),
      route('GET', '/proofs', 'finance.proofs'),
      route('PUT', '/proofs', 'finance.setProofs'),
    ],
  },
}
