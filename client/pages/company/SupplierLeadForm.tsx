import { supplierLeadForm } from '../../companies/supplier-lead-form.ts'
import { PartHeading } from '../../components/PartHeading.tsx'
import type { ProductCard } from '../../content/product-card.ts'
import { FormDone } from '../../forms/FormDone.tsx'
import { SelectField } from '../../forms/fields/SelectField.tsx'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'

/** Id of the form's part of the page, for links to it. */
export const leadAnchor = 'aanvraag'

interface SupplierLeadFormProps {
  /** Name of the supplier. */
  name: string
  /** Whether the supplier gets the question itself. */
  takesLeads: boolean
  products: ProductCard[]
  /** Slug of the product that the reader came for. */
  askedProduct: string | null
}

/** Asks a supplier for information. Once it was sent, that is said in its place. */
export function SupplierLeadForm({ name, takesLeads, products, askedProduct }: SupplierLeadFormProps) {
  const { t } = useSite()
  const lead = useSiteForm(supplierLeadForm, {
    initial: useInitial(),
    preset: { product: askedProduct ?? '' },
  })
  const { form, answer } = lead

  return (
    <section id={leadAnchor} className="company-lead-form no-print" aria-labelledby="lead-title">
      <PartHeading id="lead-title" title={t('supplier-lead-form.title', { name })} />
      {answer?.isDone && answer.notice ? (
        <FormDone notice={answer.notice} />
      ) : (
        <>
          <p className="company-lead-note">
            {t(takesLeads ? 'supplier-lead-form.note' : 'supplier-lead-form.note-sales', { name })}
          </p>
          <SiteForm of={lead} submit={t('supplier-lead-form.submit')} anchor={leadAnchor}>
            {products.length > 0 && (
              <form.AppField name="product">
                {() => (
                  <SelectField
                    label={t('supplier-lead-form.about')}
                    emptyLabel={t('supplier-lead-form.general')}
                    options={products.map(({ slug, name: label }) => ({ value: slug, label }))}
                  />
                )}
              </form.AppField>
            )}
            <form.AppField name="name">
              {(field) => <field.TextField label={t('supplier-lead-form.name')} autoComplete="name" />}
            </form.AppField>
            <form.AppField name="email">
              {(field) => (
                <field.TextField label={t('supplier-lead-form.email')} type="email" autoComplete="email" />
              )}
            </form.AppField>
            <form.AppField name="company">
              {(field) => (
                <field.TextField label={t('supplier-lead-form.company')} autoComplete="organization" />
              )}
            </form.AppField>
            <form.AppField name="phone">
              {(field) => (
                <field.TextField
                  label={t('supplier-lead-form.phone')}
                  type="tel"
                  autoComplete="tel"
                  optional
                />
              )}
            </form.AppField>
            <form.AppField name="message">
              {(field) => <field.TextArea label={t('supplier-lead-form.message')} />}
            </form.AppField>
          </SiteForm>
        </>
      )}
    </section>
  )
}

/** An empty form, but for what is known of who is signed in. */
function useInitial(): typeof supplierLeadForm.initial {
  const { user } = useSite()
  return {
    ...supplierLeadForm.initial,
    name: [user?.firstName, user?.lastName].filter(Boolean).join(' '),
    email: user?.email ?? '',
    company: user?.partner?.name ?? '',
  }
}
