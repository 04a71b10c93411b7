import type * as v from 'valibot'
import type { StrapiCall, StrapiClient } from '../strapi/client.ts'
import { promisedAnswer } from '../strapi/promised-answer.ts'
import {
  CreditsAnswer,
  InvoicesAnswer,
  ListAnswer,
  NumberAnswer,
  OrderAnswer,
  PaymentOptionsAnswer,
  VacancyAnswer,
} from './answers.ts'
import type { OwnVacancies } from './own-vacancies.ts'

/** Vacancies of companies in Strapi, by our own calls (`cms/src/vacancies/`). @param options.isPaidOnline Whether forms may lead to a provider. */
export function strapiOwnVacancies(
  client: StrapiClient,
  { clientAddress, isPaidOnline }: { clientAddress: string | null; isPaidOnline: boolean },
): OwnVacancies {
  const headers: Record<string, string> = clientAddress ? { 'x-forwarded-for': clientAddress } : {}

  async function ask<Schema extends v.GenericSchema>(schema: Schema, call: StrapiCall) {
    return promisedAnswer(schema, placeOf(call), await client.call({ ...call, headers }))
  }
  async function tell(call: StrapiCall): Promise<void> {
    await client.call({ ...call, headers })
  }

  return {
    list: (token, company, { text, state, page }) =>
      ask(ListAnswer, {
        path: companyPath(company),
        query: { text, ...(state ? { state } : {}), page },
        token,
      }),
    read: (token, number) => ask(VacancyAnswer, { path: pathOf(number), token }),
    create: (token, company, body) =>
      ask(NumberAnswer, { method: 'POST', path: companyPath(company), body, token }),
    save: (token, number, body) => tell({ method: 'PUT', path: pathOf(number), body, token }),
    discard: (token, number) => tell({ method: 'DELETE', path: pathOf(number), token }),
    copy: (token, number) =>
      ask(NumberAnswer, { method: 'POST', path: `${pathOf(number)}/copy`, body: {}, token }),
    submit: (token, number) => tell({ method: 'POST', path: `${pathOf(number)}/submit`, body: {}, token }),
    step: (token, number, step) =>
      tell({ method: 'POST', path: `${pathOf(number)}/steps/${step}`, body: {}, token }),
    renew: (token, number, key) =>
      tell({ method: 'POST', path: `${pathOf(number)}/renew`, body: { key }, token }),
    async paymentOptions(token, company, locale) {
      const options = await ask(PaymentOptionsAnswer, {
        path: `/companies/${encodeURIComponent(company)}/payment-options`,
        query: { locale },
        token,
      })
      return { ...options, online: isPaidOnline ? options.online : null }
    },
    order: (token, company, body) =>
      ask(OrderAnswer, {
        method: 'POST',
        path: `/companies/${encodeURIComponent(company)}/orders`,
        body,
        token,
      }),
    credits: (token, company) =>
      ask(CreditsAnswer, { path: `/companies/${encodeURIComponent(company)}/credits`, token }),
    invoices: (token, company) =>
      ask(InvoicesAnswer, { path: `/companies/${encodeURIComponent(company)}/invoices`, token }),
  }
}

function companyPath(company: string): string {
  return `/companies/${encodeURIComponent(company)}/vacancies`
}

function pathOf(number: number): string {
  return `/own-vacancies/${number}`
}

function placeOf({ path }: StrapiCall): string {
  return path.split('/').slice(0, 2).join('/')
}
