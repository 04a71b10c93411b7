import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import { emailAddress, line, validInput } from '../../../access/valid-input.ts'
import type { AccountContext } from '../../../account/account.ts'
import { claim, confirmClaim, ownClaim } from '../../../companies/claims.ts'
import { requireRole } from '../../../companies/memberships.ts'
import { makeCompany, NewCompany } from '../../../companies/new-company.ts'
import { leavingPictures } from '../../../companies/picture-media.ts'
import { leaveOutPicture, removePicture, savePicture } from '../../../companies/picture-review.ts'
import { type PictureKind, pictureKinds, pictureOf, picturesOf } from '../../../companies/picture-table.ts'
import { findProfile } from '../../../companies/profile.ts'
import { ProfileFields, writtenFields } from '../../../companies/profile-fields.ts'
import { discardProfile, saveProfile, submitProfile } from '../../../companies/profile-review.ts'
import { chooseFiguresMail, endFiguresMail, wantsFiguresMail } from '../../../company-figures/choice.ts'
import { figuresFile, figureTables } from '../../../company-figures/file.ts'
import { placeOf } from '../../../company-figures/place.ts'
import { companyFigures } from '../../../statistics/company-figures.ts'
import { companyPeriod, daysIn, monthBefore } from '../../../statistics/company-period.ts'
import { dayOf, daysAfter } from '../../../statistics/dutch-day.ts'
import { sampleUntil } from '../../../statistics/sample.ts'

const Claim = z.strictObject({
  name: line(120).min(1),
  job: line(120).min(1),
  email: emailAddress,
  language: z.enum(['nl', 'en', 'de']),
})
/** The bytes of a picture are the body. */
const PictureQuery = z.object({ alt: line(200).default('') })
/** Days of a period at most: the one before it is read as well. */
const mostDays = 731
/** Full Dutch days; without them, the last full month. */
const Figures = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .partial()
  .transform(({ from, to }) => (from && to ? { from, to } : monthBefore(dayOf(Date.now()))))
  .refine(({ from, to }) => from <= to && daysIn(from, to) <= mostDays, 'is no period')
  .refine(({ to }) => to <= daysAfter(dayOf(Date.now()), -1), 'is not over yet')
const FiguresFile = z.object({
  table: z.enum(figureTables).default('verloop'),
  language: z.enum(['nl', 'en', 'de']).default('nl'),
})
const FiguresMail = z.strictObject({ wanted: z.boolean() })
const Token = z.strictObject({ token: z.string().max(200) })
const Code = z.strictObject({ code: z.string().max(40) })

/** Companies are named by their documentIds. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  /** The company in the path, if the caller acts for it. @throws errors.ForbiddenError */
  async function companyOf(ctx: AccountContext): Promise<string> {
    const { company = '' } = ctx.params
    await requireRole(strapi, ctx.state.user, company, ['owner', 'editor'])
    return company
  }

  /** The kind of picture in the path. @throws errors.NotFoundError */
  function kindOf({ params }: AccountContext): PictureKind {
    const kind = pictureKinds.find((one) => one === params.kind)
    if (!kind) throw new errors.NotFoundError()
    return kind
  }

  return {
    /** Makes the profile of a company that has none, for the caller as its owner. */
    async make(ctx: AccountContext) {
      const input = validInput(NewCompany, ctx.request.body)
      return { data: { documentId: await makeCompany(strapi, ctx.state.user, input) } }
    },

    /** The caller's own latest claim, or null. */
    async ownClaim(ctx: AccountContext) {
      const { company = '' } = ctx.params
      return { data: await ownClaim(strapi, ctx.state.user, company) }
    },

    /** Claims the profile. The answer says what happens next. */
    async claim(ctx: AccountContext) {
      const { company = '' } = ctx.params
      const input = validInput(Claim, ctx.request.body)
      return { data: { next: await claim(strapi, ctx.state.user, company, input) } }
    },

    /** Confirms the address of the caller's own claim. */
    async confirmClaim(ctx: AccountContext) {
      const { company = '' } = ctx.params
      const { code } = validInput(Code, ctx.request.body)
      await confirmClaim(strapi, ctx.state.user, company, code.replace(/\s/g, ''))
      return ctx.send({ ok: true })
    },

    /** The draft of the profile, and how far it is. */
    async profile(ctx: AccountContext) {
      const profile = await findProfile(strapi, await companyOf(ctx))
      if (!profile) throw new errors.NotFoundError()
      const { draft, published } = profile
      const { documentId, name, link, locale, tier, kvk, profileState: state, profileReason: reason } = draft
      return {
        data: {
          ...{ documentId, name, link, locale, tier, kvk, state, reason },
          isPublished: published !== null,
          fields: writtenFields(draft),
          pictures: (await picturesOf(strapi, documentId)).map(({ kind, alt, width, height, version }) => ({
            ...{ kind, alt, width, height, version },
          })),
          leaving: leavingPictures(draft, published),
        },
      }
    },

    /** What readers did with what is the company's, in a period. */
    async figures(ctx: AccountContext) {
      const company = await companyOf(ctx)
      const { from, to } = validInput(Figures, ctx.query)
      const [figures, place, wantsMail, sample] = await Promise.all([
        companyFigures(strapi, company, companyPeriod(from, to)),
        placeOf(strapi, company),
        wantsFiguresMail(strapi, ctx.state.user, company),
        sampleUntil(strapi),
      ])
      return { data: { ...figures, place, wantsMail, sampleUntil: sample } }
    },

    /** A table of them for spreadsheets. */
    async figuresFile(ctx: AccountContext) {
      const company = await companyOf(ctx)
      const { from, to } = validInput(Figures, ctx.query)
      const { table, language } = validInput(FiguresFile, ctx.query)
      const figures = await companyFigures(strapi, company, companyPeriod(from, to))
      ctx.set({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'private, no-store' })
      ctx.body = figuresFile(figures, table, language)
    },

    /** Whether the caller wants the figures of each month by mail. */
    async chooseFiguresMail(ctx: AccountContext) {
      const company = await companyOf(ctx)
      const { wanted } = validInput(FiguresMail, ctx.request.body)
      await chooseFiguresMail(strapi, ctx.state.user, company, wanted)
      return ctx.send({ ok: true })
    },

    /** Ends the mails of a link; also by one click of a mail program (RFC 8058). */
    async endFiguresMail(ctx: AccountContext) {
      await endFiguresMail(strapi, validInput(Token, ctx.request.body).token)
      return ctx.send({ ok: true })
    },

    async saveProfile(ctx: AccountContext) {
      const company = await companyOf(ctx)
      await saveProfile(strapi, ctx.state.user, company, validInput(ProfileFields, ctx.request.body))
      return ctx.send({ ok: true })
    },

    async submitProfile(ctx: AccountContext) {
      await submitProfile(strapi, ctx.state.user, await companyOf(ctx))
      return ctx.send({ ok: true })
    },

    async discardProfile(ctx: AccountContext) {
      await discardProfile(strapi, await companyOf(ctx))
      return ctx.send({ ok: true })
    },

    /** A picture that no editor has approved. */
    async picture(ctx: AccountContext) {
      const picture = await pictureOf(strapi, await companyOf(ctx), kindOf(ctx))
      if (!picture) throw new errors.NotFoundError()
      ctx.set({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' })
      ctx.body = picture.image
    },

    /** Keeps the picture in the body until editors decide. */
    async savePicture(ctx: AccountContext) {
      const company = await companyOf(ctx)
      const { alt } = validInput(PictureQuery, ctx.query)
      await savePicture(strapi, ctx.state.user, { company, kind: kindOf(ctx), alt }, ctx.req)
      return ctx.send({ ok: true })
    },

    /** Asks editors to take the picture off the site. */
    async leaveOutPicture(ctx: AccountContext) {
      await leaveOutPicture(strapi, ctx.state.user, await companyOf(ctx), kindOf(ctx))
      return ctx.send({ ok: true })
    },

    async removePicture(ctx: AccountContext) {
      await removePicture(strapi, ctx.state.user, await companyOf(ctx), kindOf(ctx))
      return ctx.send({ ok: true })
    },
  }
}
