import type { CategoryReference } from '../../client/content/category.ts'
import type { PostingCompany } from '../../client/content/own-vacancy.ts'
import type { FormValues } from '../../client/forms/answer.ts'
import type { PostingWork, PostVacancyProps } from '../../client/pages/post-vacancy/post-vacancy-props.ts'
import { roleForm } from '../../client/vacancies/role-form.ts'
import { stepNamed, stepOfField } from '../../client/vacancies/steps.ts'
import type { CurrentUser } from '../accounts/accounts.ts'
import type { OwnProfile } from '../companies/company-profiles.ts'
import { SiteError } from '../errors.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { optional } from '../loading/optional.ts'
import type { OwnVacancy } from '../vacancies/own-vacancies.ts'
import { conditionsValues, roleValues, textValues } from '../vacancy-forms/form-values.ts'
import { vacancyOf } from '../vacancy-forms/posting-forms.ts'
import { doorHead } from './account-door.ts'
import type { LoadedPage, PageRedirect } from './loader.ts'
import { forReader, partOf } from './own-page.ts'
import { notTheirs } from './own-vacancies.ts'
import { draftPreview } from './vacancy-preview.ts'
import { withDutch } from './with-dutch.ts'

/**
 * Posting a vacancy. Everybody reads what it takes; the steps are for members of a company.
 * @throws SiteError `NotFoundError` for a draft that isn't the reader's.
 */
export async function loadPostVacancy(
  context: LoadContext,
): Promise<LoadedPage<'jobs-plaatsen'> | PageRedirect> {
  const { visitor, query } = context
  if (!visitor.signedIn) {
    // A draft is somebody's.
    if (query.has('vacature')) return forReader(context, () => Promise.reject(new SiteError('NotFoundError')))
    return pageOf(context, { view: 'intro', products: await productsOf(context), isSignedIn: false })
  }
  return forReader(context, async ({ token }) => {
    const user = await context.accounts.me(token)
    const number = vacancyOf(context)
    if (number === null && user.companies.length === 0)
      return pageOf(context, { view: 'intro', products: await productsOf(context), isSignedIn: true })
    const vacancy = number === null ? null : await context.ownVacancies.read(token, number).catch(notTheirs)
    return pageOf(context, await workOf(context, token, user, vacancy))
  })
}

async function workOf(
  context: LoadContext,
  token: string,
  user: CurrentUser,
  vacancy: OwnVacancy | null,
): Promise<PostingWork> {
  const { ownVacancies, companyProfiles, query, jobs } = context
  const asked = stepNamed(query.get('stap'))
  const missing = vacancy?.missing ?? []
  // Without a draft there is only the first step, and an order of credits.
  const step = vacancy ? (asked ?? firstStep(vacancy)) : asked === 'bestellen' ? 'bestellen' : 'functie'
  const companies = user.companies.map(({ documentId, name }) => ({ documentId, name }))
  const company = vacancy?.company ?? chosenCompany(query.get('bedrijf'), companies, user)
  // Where there is a choice, the place would be that of a company that isn't meant.
  const isFirst = step === 'functie' && !vacancy && (companies.length === 1 || query.has('bedrijf'))
  const [categories, cities, products, credits, paying, profile, preview] = await Promise.all([
    step === 'functie' ? categoriesOf(context) : [],
    step === 'functie' ? optional('place-names', jobs.placeNames(), []) : [],
    step === 'bestellen' ? productsOf(context) : [],
    company ? partOf('own-credits', ownVacancies.credits(token, company.documentId)) : null,
    step === 'bestellen' && company
      ? partOf('payment-options', ownVacancies.paymentOptions(token, company.documentId, context.locale))
      : null,
    (isFirst || step === 'bestellen') && company
      ? partOf('own-company', companyProfiles.read(token, company.documentId))
      : null,
    step === 'voorbeeld' && vacancy ? draftPreview(context, vacancy) : null,
  ])
  return {
    view: 'step',
    step,
    vacancy: vacancy && {
      number: vacancy.card.number,
      title: vacancy.card.title,
      state: vacancy.card.state,
      change: vacancy.card.change,
      isPublished: vacancy.isPublished,
      isPaid: vacancy.isPaid,
    },
    company,
    companies,
    categories,
    cities,
    values: valuesOf(step, vacancy, {
      user,
      company,
      locale: context.locale,
      billing: paying?.billing ?? null,
      address: addressOf(profile),
      // Whoever posts one vacancy needs one credit.
      product: vacancy ? cheapest(products) : '',
    }),
    missing,
    preview,
    credits,
    mandate: paying?.mandate ?? null,
    online: paying?.online ?? null,
    products,
  }
}

interface Poster {
  user: CurrentUser
  company: PostingCompany | null
  locale: LoadContext['locale']
  /** Whom the company's last invoice was for. */
  billing: FormValues | null
  /** Where the company is; null where its profile doesn't say. */
  address: { street: string; postcode: string; city: string } | null
  /** Slug of what is probably ordered; empty if that isn't known. */
  product: string
}

function addressOf(profile: OwnProfile | null): Poster['address'] {
  const [first] = profile?.fields.addresses ?? []
  if (!first?.city) return null
  return { street: first.street ?? '', postcode: first.postcode ?? '', city: first.city }
}

function cheapest(products: PostVacancyProps['products']): string {
  const priced = products.flatMap(({ slug, price }) => (price ? [{ slug, amount: price.amount }] : []))
  return priced.toSorted((one, other) => one.amount - other.amount)[0]?.slug ?? ''
}

function valuesOf(
  step: PostingWork['step'],
  vacancy: OwnVacancy | null,
  { user, company, locale, billing, address, product }: Poster,
): FormValues {
  const companyId = company?.documentId ?? ''
  switch (step) {
    case 'functie':
      return vacancy
        ? { ...roleValues(vacancy.fields, companyId), ...vacancy.unfinished['vacancy-role'] }
        : {
            ...roleForm.initial,
            company: companyId,
            remote: 'no',
            ...(address && { locations: [{ ...address }] }),
          }
    case 'voorwaarden': {
      if (!vacancy) return {}
      const values = conditionsValues(vacancy.fields, vacancy.isPublished)
      // Whoever posts is the first to ask; it can be changed.
      const contact = vacancy.fields.contact ? {} : contactOf(user)
      return { ...values, ...contact, ...vacancy.unfinished['vacancy-conditions'] }
    }
    case 'tekst':
      return vacancy ? { ...textValues(vacancy.fields, locale), ...vacancy.unfinished['vacancy-text'] } : {}
    case 'bestellen':
      return {
        company: companyId,
        name: company?.name ?? '',
        holder: company?.name ?? '',
        email: user.email,
        country: 'NL',
        product,
        ...address,
        ...billing,
      }
    default:
      return {}
  }
}

function contactOf({ firstName, lastName, phone, email }: CurrentUser): FormValues {
  return {
    contactName: [firstName, lastName].filter(Boolean).join(' '),
    contactPhone: phone ?? '',
    contactEmail: email,
  }
}

function chosenCompany(
  asked: string | null,
  companies: readonly PostingCompany[],
  { partner }: CurrentUser,
): PostingCompany | null {
  const wanted = asked ?? partner?.documentId
  const chosen = companies.find(({ documentId }) => documentId === wanted)
  if (asked && !chosen) throw new SiteError('NotFoundError')
  return chosen ?? companies[0] ?? null
}

/** Where somebody goes on: with what is missing first, or with the preview. */
function firstStep({ missing }: OwnVacancy): PostingWork['step'] {
  const steps = missing.map(stepOfField)
  return (['functie', 'voorwaarden', 'tekst'] as const).find((step) => steps.includes(step)) ?? 'voorbeeld'
}

/** Categories of vacancies by their Dutch slugs, which the backend knows, and their names in the reader's language. */
async function categoriesOf({ content, locale }: LoadContext): Promise<CategoryReference[]> {
  const [dutch, own] = await Promise.all([
    content.categories('vacancy', 'nl'),
    content.categories('vacancy', locale),
  ])
  return dutch.map(({ documentId, slug, name }) => ({
    slug,
    name: own.find((one) => one.documentId === documentId)?.name ?? name,
  }))
}

function productsOf({ content, locale }: LoadContext): Promise<PostVacancyProps['products']> {
  return withDutch(
    locale,
    (wanted) => content.products({ locale: wanted, kind: 'vacancy-credit' }),
    (product) => product.slug,
  )
}

function pageOf(context: LoadContext, props: PostVacancyProps): LoadedPage<'jobs-plaatsen'> {
  const head = doorHead(context, {
    route: 'jobs-plaatsen',
    title: 'post-vacancy.title',
    description: 'post-vacancy.intro',
  })
  return { props, head: props.view === 'intro' ? { ...head, robots: 'index' } : head }
}
