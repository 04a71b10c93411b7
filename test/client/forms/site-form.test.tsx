import { renderToString } from 'react-dom/server'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { ReturnedForm } from '../../../client/forms/answer.ts'
import { IbanField } from '../../../client/forms/fields/IbanField.tsx'
import { iban } from '../../../client/forms/iban.ts'
import { accepted, email, line, oneOf, someOf } from '../../../client/forms/rules.ts'
import { SiteForm } from '../../../client/forms/SiteForm.tsx'
import { useSiteForm } from '../../../client/forms/use-site-form.ts'
import { loadTexts } from '../../../client/i18n/dictionary.ts'
import { createTranslator } from '../../../client/i18n/translator.ts'
import type { Payload } from '../../../client/payload.ts'
import { SiteProvider } from '../../../client/site-context.tsx'

const schema = v.object({
  name: line(),
  email,
  iban,
  payment: oneOf(['invoice', 'debit']),
  lists: someOf(['morning', 'weekly']),
  terms: accepted,
})

function Order() {
  const order = useSiteForm({
    name: 'order',
    schema,
    initial: { name: '', email: '', iban: '', payment: 'invoice', lists: ['weekly'], terms: false },
  })
  const { form } = order
  return (
    <SiteForm of={order}>
      <form.AppField name="name">{(field) => <field.TextField label="Naam" />}</form.AppField>
      <form.AppField name="email">
        {(field) => <field.TextField label="E-mailadres" type="email" hint="Voor de factuur." />}
      </form.AppField>
      <form.AppField name="iban">{() => <IbanField label="IBAN" optional={false} />}</form.AppField>
      <form.AppField name="payment">
        {(field) => (
          <field.RadioGroup
            legend="Betaling"
            options={[
              { value: 'invoice', label: 'Factuur' },
              { value: 'debit', label: 'Incasso' },
            ]}
          />
        )}
      </form.AppField>
      <form.AppField name="lists">
        {(field) => (
          <field.CheckboxGroup
            legend="Nieuwsbrieven"
            options={[
              { value: 'morning', label: 'Ochtend' },
              { value: 'weekly', label: 'Week' },
            ]}
          />
        )}
      </form.AppField>
      <form.AppField name="terms">
        {(field) => <field.CheckboxField label="Voorwaarden" required />}
      </form.AppField>
    </SiteForm>
  )
}

const t = createTranslator('nl', await loadTexts('nl', ['forms', 'form-rules']))

/** The markup of the form, as the worker writes it. */
function markup(form?: ReturnedForm): string {
  const payload: Payload = {
    route: 'not-found',
    props: { message: '' },
    locale: 'nl',
    path: '/bestellen?plan=jaar',
    status: 200,
    layout: 'default',
    head: {
      title: 'Bestellen',
      description: '',
      canonical: '/bestellen',
      alternates: [],
      type: 'website',
      picture: null,
      robots: 'noindex',
      structuredData: { key: 'ld', html: '' },
    },
    build: '',
    site: { name: 'Schakel', url: 'https://schakel.example', resizesPictures: false },
    messages: {},
    assets: { page: null, styles: [], texts: [], modules: [] },
    ...(form && { form }),
  }
  return renderToString(
    <SiteProvider payload={payload} t={t}>
      <Order />
    </SiteProvider>,
  )
}

/** The attributes of the one element with this tag that has all of these; React has its own order for them. */
function attributes(html: string, tag: string, having: Record<string, string>): Record<string, string> {
  const found = [...html.matchAll(new RegExp(`<${tag} ([^>]*?)/?>`, 'g'))]
    .map(([, text = '']) =>
      Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, ...pair]) => pair)),
    )
    .filter((element) => Object.entries(having).every(([name, value]) => element[name] === value))
  expect(found).toHaveLength(1)
  return found[0] ?? {}
}

describe('the markup of a form', () => {
  it('is posted to its own page, under its name, without script', () => {
    const html = markup()

    expect(attributes(html, 'form', { method: 'post' }).action).toBe('/bestellen?plan=jaar')
    expect(attributes(html, 'input', { name: 'form' })).toMatchObject({ type: 'hidden', value: 'order' })
    expect(html).toContain('>Versturen</button>')
  })

  it('leaves the checks to the browser until there is script', () => {
    const html = markup()

    expect(html.toLowerCase()).not.toContain('novalidate')
    expect(attributes(html, 'input', { name: 'name' })).toHaveProperty('required')
    expect(attributes(html, 'input', { name: 'email' }).type).toBe('email')
  })

  it('says nothing of a form that nobody has touched', () => {
    const html = markup()

    expect(html).not.toContain('aria-invalid="true"')
    expect(html).not.toContain('is verplicht')
  })

  it('is shown again with what was typed, and its errors', () => {
    const html = markup({
      name: 'order',
      values: { name: 'Jan <b>', email: 'jan@', payment: 'debit', lists: ['morning'], terms: true },
      answer: {
        isDone: false,
        errors: { email: { key: 'form.email' } },
        notice: { key: 'form.incomplete' },
      },
    })

    expect(html).toContain('value="Jan &lt;b&gt;"')
    expect(html).toContain('Sorry, niet alle velden zijn correct ingevuld.')
    expect(attributes(html, 'input', { name: 'email' })).toMatchObject({
      value: 'jan@',
      'aria-invalid': 'true',
      'aria-describedby': 'order-email-hint order-email-error',
    })
    expect(html).toContain('Vul een geldig e-mailadres in.')
    expect(attributes(html, 'input', { name: 'payment', checked: '' }).value).toBe('debit')
    expect(attributes(html, 'input', { name: 'lists', checked: '' }).value).toBe('morning')
    expect(attributes(html, 'input', { name: 'terms' })).toHaveProperty('checked')
  })

  it('isn’t changed by another form of the page that is shown again', () => {
    const html = markup({
      name: 'other',
      values: { name: 'Jan' },
      answer: { isDone: false, errors: { name: { key: 'form.required' } } },
    })

    expect(html).not.toContain('Jan')
    expect(html).not.toContain('is verplicht')
  })
})
