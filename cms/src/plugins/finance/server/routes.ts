import { permission } from './permission.ts'

const policies = [
  'admin::isAuthenticatedAdmin',
  { name: 'admin::hasPermissions', config: { actions: [permission.action] } },
]

function route(method: string, path: string, handler: string) {
  return { method, path, handler: `finance.${handler}`, config: { policies } }
}

/** Under `/finance` on this server, only for the panel. */
export const routes = {
  admin: {
    type: 'admin',
    routes: [
      route('GET', '/orders', 'orders'),
      route('POST', '/orders/:number/payments', 'pay'),
      route('POST', '/orders/:number/returns', 'giveBack'),
      route('POST', '/orders/:number/credits', 'credit'),
      route('GET', '/invoices/:number', 'invoice'),
      route('GET', '/mandates', 'mandates'),
      route('POST', '/mandates/:reference/revoke', 'revoke'),
      route('GET', '/proofs', 'proofs'),
      route('PUT', '/proofs', 'setProofs'),
    ],
  },
}
