import type { ReactNode } from 'react'
import { Blocks } from '../../components/blocks/Blocks.tsx'
import { Facts } from '../../components/blocks/Facts.tsx'
import { PlacedFormBlock } from '../../components/blocks/PlacedFormBlock.tsx'
import { Icon } from '../../components/Icon.tsx'
import { PageHeading } from '../../components/PageHeading.tsx'
import type { Block, FormBlock } from '../../content/block.ts'
import type { Department } from '../../content/department.ts'
import type { Locale } from '../../content/locale.ts'
import type { Page } from '../../content/page.ts'
import { useSite } from '../../site-context.tsx'
import './contact.css'
import { Desks } from './Desks.tsx'

/** Props of the contact page. */
export interface ContactProps {
  /** The editors' page, in the page's language or else in Dutch; null if there is none. */
  page: (Pick<Page, 'title' | 'intro' | 'blocks'> & { locale: Locale }) | null
  form: FormBlock
  /** The department that the form is for at first, by the query. */
  department: Department | null
}

/** A form, departments, addresses and opening hours. The editors' cards become desks; their facts and calls to action go next to the rest. */
export function ContactPage({ page, form, department }: ContactProps) {
  const { t, locale } = useSite()
  const message = <PlacedFormBlock form={form.form} preset={department ? { department } : {}} />
  if (!page) return <FormAlone>{message}</FormAlone>
  const isForeign = page.locale !== locale
  const { desks, beside, rest } = partsOf(page.blocks)
  return (
    <div className="page-width" lang={isForeign ? page.locale : undefined}>
      <PageHeading title={page.title} intro={page.intro} />
      {isForeign && (
        <p className="contact-note" lang={locale}>
          {t('service.contact.in-dutch')}
        </p>
      )}
      <div className="contact-ways">
        <div lang={isForeign ? locale : undefined}>{message}</div>
        <div className="contact-desks">
          {desks.map((block) => (
            <Desks key={block.title ?? block.cards[0]?.title} title={block.title} cards={block.cards} />
          ))}
        </div>
      </div>
      <div className="contact-columns">
        {rest.length > 0 && <Blocks blocks={rest} />}
        {beside.length > 0 && (
          <div className="contact-beside">
            {beside.map((block) =>
              block.kind === 'facts' ? (
                <Facts key={block.title} title={block.title} items={block.items} />
              ) : (
                <section className="contact-call" key={block.title}>
                  <h2>{block.title}</h2>
                  {block.text && <p>{block.text}</p>}
                  <a className="button button-quiet" href={block.href}>
                    <Icon name="map-pin" />
                    {block.label}
                  </a>
                </section>
              ),
            )}
          </div>
        )}
      </div>
    </div>
  )
}

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

function partsOf(blocks: Block[]) {
  const desks: Of<'cards'>[] = []
  const beside: Of<'facts' | 'cta'>[] = []
  const rest: Block[] = []
  for (const block of blocks) {
    if (block.kind === 'cards') desks.push(block)
    else if (block.kind === 'facts' || block.kind === 'cta') beside.push(block)
    else rest.push(block)
  }
  return { desks, beside, rest }
}

function FormAlone({ children }: { children: ReactNode }) {
  const { t } = useSite()
  return (
    <div className="page-width">
      <PageHeading title={t('navigation.contact')} />
      {children}
    </div>
  )
}
