import { supplierLeadForm } from '../../../client/companies/supplier-lead-form.ts'
import { defaultLocale } from '../../../client/content/locale.ts'
import { type FormContext, formHandler, type Refused } from '../form-handler.ts'
import { orRefused } from '../or-refused.ts'
import { submissionFrom } from '../submission-from.ts'

const otherProduct: Refused = {
  kind: 'refused',
  status: 422,
  errors: { product: { key: 'form.choice' } },
  notice: { key: 'form.incomplete' },
}

/** Passes what somebody asks on to the supplier whose profile they read. */
export const supplierLead = formHandler(supplierLeadForm, {
  limit: 'MAIL_LIMIT',
  counts: { done: ['Lead'] },
  act: ({ product, phone, ...request }, context) =>
    orRefused(async () => {
      const { link = '' } = context.params
      if (product && !(await isSoldBy(context, link, product))) return otherProduct
      const { reaches } = await context.submissions.lead({
        ...submissionFrom(context),
        ...request,
        ...(product ? { kind: 'product', slug: product } : { kind: 'supplier', link }),
        phone: phone || null,
        jobTitle: null,
      })
      return {
        kind: 'stay',
        notice: { key: reaches === 'supplier' ? 'supplier-lead-form.done' : 'supplier-lead-form.done-sales' },
      }
    }),
})

/** Whether a product is one of this supplier: a lead counts for the supplier on whose page it was made. */
async function isSoldBy({ content, locale }: FormContext, link: string, product: string): Promise<boolean> {
  const languages = await content.languagesOf('partner', link)
  // As on the page: in the reader's language, or else in Dutch.
  const lists = [...new Set([locale, defaultLocale])].map((wanted) => {
    const partner = languages.find((language) => language.locale === wanted)?.slug ?? link
    return content.products({ locale: wanted, kind: 'catalogue', partner })
  })
  return (await Promise.all(lists)).flat().some(({ slug }) => slug === product)
}
