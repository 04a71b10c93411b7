import type { Core } from '@strapi/strapi'
import { OrderInput } from '../src/orders/order-input.ts'
import { placeOrder } from '../src/orders/place-order.ts'
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

/** Gives a sample employer credits for vacancies. Does nothing if it has them. */
export async function seedOrders(strapi: Core.Strapi): Promise<void> {
  await placeOrder(strapi, {
    account: documentIdOf('user', 'werkgever'),
    company: documentIdOf('partner', 'havik-logistiek'),
    ...OrderInput.parse(order),
  })
}
