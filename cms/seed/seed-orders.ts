import type { Core } from '@strapi/strapi'
import { setCollectableProofs } from '../src/mandates/collectable-proofs.ts'
import { OrderInput } from '../src/orders/order-input.ts'
import { placeOrder } from '../src/orders/place-order.ts'
import { sellerIn } from '../src/seller/seller.ts'
import { documentIdOf } from './document.ts'

const order = {
  key: 'sample-vacancies-2026',
  product: 'vacaturebundel-vijf',
  reference: 'Werving 2026',
  payment: { kind: 'invoice' },
  billing: {
    name: 'Havik Logistiek B.V.',
    street: 'Valkenierslaan 200',
    postcode: '5928 LX',
    city: 'Venlo',
    country: 'NL',
    email: 'administratie@havik-logistiek.example',
  },
  language: 'nl',
}

/** Gives a sample employer credits for vacancies, and lets companies pay by direct debit. Does nothing if it has them, or nobody sells here. */
export async function seedOrders(strapi: Core.Strapi): Promise<void> {
  if (!sellerIn(process.env)) return
  await setCollectableProofs(strapi, ['form'])
  await placeOrder(strapi, {
    account: documentIdOf('user', 'werkgever'),
    customer: documentIdOf('partner', 'havik-logistiek'),
    address: '127.0.0.1',
    ...OrderInput.parse(order),
  })
}
