import { type PictureKind, pictureKinds } from '../../client/companies/picture-kinds.ts'
import type { Picture } from '../../client/content/picture.ts'
import type { FormValues } from '../../client/forms/answer.ts'
import type { CompanyProfileProps } from '../../client/pages/company-profile/CompanyProfilePage.tsx'
import type { ProfilePicture } from '../../client/pages/company-profile/ProfilePictures.tsx'
import { markdownFromBlocks } from '../../client/rich-text/markdown-from-blocks.ts'
import type { OwnProfile, WaitingPicture } from '../companies/company-profiles.ts'
import { SiteError } from '../errors.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { optional } from '../loading/optional.ts'
import { partnerFrom } from '../strapi/parse/partner.ts'
import { writtenBlocks } from '../vacancy-forms/written-blocks.ts'
import { doorHead } from './account-door.ts'
import { profileOf } from './company.ts'
import type { LoadedPage, PageRedirect } from './loader.ts'
import { forReader } from './own-page.ts'
import { notTheirs } from './own-vacancies.ts'

/**
 * The profile of a company that the reader acts for: its form, or how it will look.
 * @throws SiteError `NotFoundError` for another company.
 */
export function loadCompanyProfile(
  context: LoadContext,
): Promise<LoadedPage<'account-bedrijf'> | PageRedirect> {
  return forReader(context, async ({ token }) => {
    const { accounts, companyProfiles, query, href } = context
    const { companies, partner } = await accounts.me(token)
    if (companies.length === 0) return { redirectTo: href('account-bedrijf-vinden') }
    const company = query.get('bedrijf') ?? partner?.documentId
    if (!company || !companies.some(({ documentId }) => documentId === company))
      throw new SiteError('NotFoundError')
    const profile = await companyProfiles.read(token, company).catch(notTheirs)
    const step = stepOf(query.get('stap'))
    const draft = step === 'form' ? null : await draftOf(context, profile)
    const { name, link, state, reason, isPublished } = profile
    return {
      props: {
        company: { documentId: company, name, link },
        companies: companies.map(({ documentId, name: other }) => ({ documentId, name: other })),
        state,
        reason,
        isPublished,
        values: valuesOf(profile),
        preview: step === 'preview' && draft ? withWaiting(draft, profile) : null,
        step,
        pictures: step === 'pictures' ? picturesOf(draft, profile) : [],
      },
      head: doorHead(context, {
        route: 'account-bedrijf',
        title: 'own-company.profile.title',
        description: 'own-company.profile.intro',
        carried: { bedrijf: query.get('bedrijf') ?? undefined },
      }),
    }
  })
}

function stepOf(asked: string | null): CompanyProfileProps['step'] {
  if (asked === 'voorbeeld') return 'preview'
  return asked === 'beeld' ? 'pictures' : 'form'
}

type Draft = NonNullable<CompanyProfileProps['preview']>

/** The draft as its page would show it, by the same parser; null while the backend can't be read. */
async function draftOf(
  { readDraft }: LoadContext,
  { documentId, locale }: OwnProfile,
): Promise<Draft | null> {
  const entry = await optional('draft-preview', readDraft('partner', documentId, locale), null)
  return entry && profileOf(partnerFrom(entry))
}

/** A profile with the pictures that no editor has approved in the place of those on the site. */
function withWaiting(draft: Draft, profile: OwnProfile): Draft {
  const { logo, cover } = draft
  return {
    ...draft,
    logo: waitingPicture(profile, 'logo') ?? logo,
    cover: waitingPicture(profile, 'cover') ?? cover,
  }
}

/** The pictures that a profile may have: a cover only where its place is paid. */
function picturesOf(draft: Draft | null, profile: OwnProfile): ProfilePicture[] {
  const kinds = pictureKinds.filter((kind) => kind === 'logo' || profile.tier !== 'basic')
  return kinds.map((kind) => ({
    kind,
    live: draft?.[kind] ?? null,
    waiting: waitingPicture(profile, kind),
    isLeaving: profile.leaving.includes(kind),
    // The backend publishes no paid place without a logo.
    mayLeave: kind === 'cover' || profile.tier === 'basic',
  }))
}

function waitingPicture({ documentId, pictures }: OwnProfile, kind: PictureKind): Picture | null {
  const waiting = pictures.find((picture) => picture.kind === kind)
  return waiting ? pictureAt(documentId, waiting) : null
}

/** A picture with an address that only members may open. */
function pictureAt(company: string, { kind, alt, width, height, version }: WaitingPicture): Picture {
  const src = `/api/companies/${company}/pictures/${kind}?v=${version}`
  return { src, width, height, alt, caption: null, credit: null, sources: [] }
}

function valuesOf({ documentId, fields }: OwnProfile): FormValues {
  const { intro, body, website, email, leadEmail, phone, employees, founded } = fields
  const { addresses, socials, contacts } = fields
  return {
    company: documentId,
    intro,
    body: markdownFromBlocks(writtenBlocks(body)),
    website: website ?? '',
    email: email ?? '',
    leadEmail: leadEmail ?? '',
    phone: phone ?? '',
    employees: employees === null ? '' : String(employees),
    founded: founded === null ? '' : String(founded),
    addresses: addresses.map(({ street, postcode, city }) => ({
      street: street ?? '',
      postcode: postcode ?? '',
      city: city ?? '',
    })),
    socials,
    contacts: contacts.map(({ name, role, phone: number, email: address }) => ({
      name: name ?? '',
      role: role ?? '',
      phone: number ?? '',
      email: address ?? '',
    })),
  }
}
