import type { Core } from '@strapi/strapi'
import { incompleteDirectDebit } from '../mandates/direct-debit.ts'
import { incompletePayments } from '../payments/settings.ts'
import { incompleteSeller } from '../seller/seller.ts'
import { incompleteVies } from '../vat-numbers/vies.ts'

/** Logs what can't be ordered or paid, because variables are missing. */
export function reportClosed(strapi: Core.Strapi): void {
  for (const incomplete of [incompleteSeller, incompleteDirectDebit, incompletePayments, incompleteVies])
    for (const message of incomplete(process.env))
      strapi.log.error(JSON.stringify({ where: 'configuration', message }))
}
