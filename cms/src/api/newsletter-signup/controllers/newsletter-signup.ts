import { factories } from '@strapi/strapi'
import { z } from 'zod'
import { emailAddress, mailedCode, validInput } from '../../../access/valid-input.ts'
import { editionOf, editionSource } from '../../../editions/edition-token.ts'
import { maskedAddress } from '../../../mail/masked-address.ts'
import { languages } from '../../../mail/site-link.ts'
import { chooseNewsletters } from '../../../newsletters/choose.ts'
import { confirmSignUp, refuseSignUp } from '../../../newsletters/confirm.ts'
import { newsletters } from '../../../newsletters/consent.ts'
import { type Managed, managed } from '../../../newsletters/manage.ts'
import { manageToken } from '../../../newsletters/manage-token.ts'
import { subscribe } from '../../../newsletters/subscribe.ts'
import { submission } from '../../../submissions/submission.ts'

const lists = z
  .array(z.enum(newsletters))
  .max(newsletters.length)
  .transform((names) => [...new Set(names)])

const SignUp = z.strictObject({
  ...submission,
  email: emailAddress,
  lists: lists.refine((names) => names.length > 0),
})
const Code = z.strictObject({ code: mailedCode })
const Token = z.strictObject({ token: mailedCode })
const Choice = z.strictObject({ token: mailedCode, lists, language: z.enum(languages) })
/** Without a list, of all of them. */
const Unsubscription = z.strictObject({ token: mailedCode, list: z.enum(newsletters).nullable() })

export default factories.createCoreController('api::newsletter-signup.newsletter-signup', ({ strapi }) => ({
  /** Requests newsletters. Answers the same whoever has which already. */
  async subscribe(ctx) {
    await subscribe(strapi, validInput(SignUp, ctx.request.body))
    ctx.status = 202
    return { data: {} }
  },

  /** Confirms by the code of the mail. Answers what the address gets now, and the token to change that. */
  async confirm(ctx) {
    const { code } = validInput(Code, ctx.request.body)
    const { signUp, lists } = await confirmSignUp(strapi, code)
    return { data: { lists, token: manageToken(signUp.documentId) } }
  },

  /** Ends a sign-up by the code of the mail: somebody else made it. */
  async refuse(ctx) {
    await refuseSignUp(strapi, validInput(Code, ctx.request.body).code)
    return { data: {} }
  },

  /** What the owner of a mail's link gets. */
  async preferences(ctx) {
    const { token } = validInput(Token, ctx.query)
    return { data: shown(await managed(strapi, token)) }
  },

  /** Changes that. Answers as `preferences`. */
  async choose(ctx) {
    const { token, ...choice } = validInput(Choice, ctx.request.body)
    const { email } = await managed(strapi, token)
    await chooseNewsletters(strapi, { email, ...choice, source: 'mail' })
    return { data: shown(await managed(strapi, token)) }
  },

  /** RFC 8058: one click of a mail program. Doing it twice is fine. Answers as `preferences`. */
  async unsubscribe(ctx) {
    const { token, list } = validInput(Unsubscription, ctx.request.body)
    const { email, lists } = await managed(strapi, token)
    const left = list === null ? [] : lists.filter((name) => name !== list)
    const edition = editionOf(token)
    const source = edition === null ? 'one-click' : editionSource(edition)
    await chooseNewsletters(strapi, { email, lists: left, language: 'nl', source })
    return { data: shown(await managed(strapi, token)) }
  },
}))

function shown({ email, lists }: Managed) {
  return { email: maskedAddress(email), lists }
}
