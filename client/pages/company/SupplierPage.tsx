import { Await } from '../../components/Await.tsx'
import { EventTile } from '../../components/EventTile.tsx'
import { Icon } from '../../components/Icon.tsx'
import { PartHeading } from '../../components/PartHeading.tsx'
import { ProductCard } from '../../components/ProductCard.tsx'
import { phoneHref } from '../../components/phone-href.ts'
import { productAnchor } from '../../components/product-path.ts'
import type { Deferred } from '../../content/deferred.ts'
import type { EventCard } from '../../content/event-card.ts'
import type { ProductCard as Product } from '../../content/product-card.ts'
import { FollowForm } from '../../follows/FollowForm.tsx'
import { useChoice } from '../../forms/use-choice.ts'
import { FollowSlot } from '../../push/FollowSlot.tsx'
import { companyTopic } from '../../push/topics.ts'
import { useSite } from '../../site-context.tsx'
import '../../components/company/company.css'
import { CompanyHead } from '../../components/company/CompanyHead.tsx'
import { CompanyRail } from '../../components/company/CompanyRail.tsx'
import { CompanyStory } from '../../components/company/CompanyStory.tsx'
import type { CompanyProps } from '../../components/company/company-props.ts'
import { WebsiteLink } from '../../components/company/WebsiteLink.tsx'
import { CompanyClaim } from './CompanyClaim.tsx'
import { CompanyDocuments } from './CompanyDocuments.tsx'
import { CompanyNews } from './CompanyNews.tsx'
import { OtherSide } from './OtherSide.tsx'
import { leadAnchor, SupplierLeadForm } from './SupplierLeadForm.tsx'

/** Props of a supplier's page. */
export interface SupplierProps extends CompanyProps {
  products: Product[]
  /** Slug of the product that the reader wants to ask about. */
  askedProduct: string | null
  /** Soonest first. */
  events: Deferred<EventCard[]>
}

/** A company as a supplier: what it does, what it sells, contacts. */
export function SupplierPage(props: SupplierProps) {
  const { t, href } = useSite()
  const { company, directory, dutchProfile, otherSide, products, askedProduct, articles, events } = props
  const { name } = company
  const { chosen, onPress } = useChoice(askedProduct, leadAnchor)
  return (
    <div className="company company-supplier">
      <CompanyHead company={company} directory={directory} side="supplier">
        <a className="button" href={`#${leadAnchor}`}>
          {t('supplier-lead-form.open')}
        </a>
        <WebsiteLink company={company} quiet />
        <FollowForm topic={companyTopic(company.link)} name={name} />
        {company.phone && (
          <a className="button button-quiet no-break" href={phoneHref(company.phone)}>
            <Icon name="phone" />
            {company.phone}
          </a>
        )}
        <FollowSlot topic={companyTopic(company.link)} name={name} />
      </CompanyHead>
      <div className="page-width">
        <div className="company-columns">
          <div className="company-main">
            <CompanyStory
              company={company}
              dutchProfile={dutchProfile}
              title={t('companies.about', { name })}
            />
            {products.length > 0 && (
              <section aria-labelledby="company-products">
                <PartHeading id="company-products" title={t('companies.products', { name })} />
                <div className="product-cards">
                  {products.map((product) => (
                    <ProductCard key={product.slug} product={product} id={productAnchor(product)}>
                      <a
                        className="button button-quiet no-print"
                        href={`${href('leveranciers-link', { link: company.link }, { product: product.slug })}#${leadAnchor}`}
                        onClick={onPress(product.slug)}
                        rel="nofollow"
                      >
                        {t('supplier-lead-form.open')}
                        <span className="visually-hidden">: {product.name}</span>
                      </a>
                    </ProductCard>
                  ))}
                </div>
              </section>
            )}
            <CompanyDocuments documents={company.documents} />
            <SupplierLeadForm
              key={company.link}
              name={name}
              takesLeads={company.takesLeads}
              products={products}
              askedProduct={chosen}
            />
            <OtherSide side="employer" path={otherSide} name={name} />
          </div>
          <CompanyRail company={company}>
            <CompanyClaim company={company} />
          </CompanyRail>
        </div>
        <Await value={events} fallback={null}>
          {(found) => <CompanyEvents events={found} name={name} />}
        </Await>
        <CompanyNews company={company} articles={articles} />
      </div>
    </div>
  )
}

function CompanyEvents({ events, name }: { events: EventCard[]; name: string }) {
  const { t } = useSite()
  if (events.length === 0) return null
  return (
    <section className="part" aria-labelledby="company-events">
      <PartHeading id="company-events" title={t('companies.events', { name })} />
      <div className="company-events">
        {events.map((event) => (
          <EventTile key={event.number} event={event} />
        ))}
      </div>
    </section>
  )
}
