import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { openManageToken } from './manage-token.ts'
import { listsOf, type NewsletterName, type SignUp, signUpsOf, uid } from './sign-ups.ts'

/** Whose newsletters the link of a mail manages. */
export interface Managed {
  email: string
  lists: NewsletterName[]
}

/**
 * Opens the link of a mail. It works as long as the sign-up exists, whatever became of it since.
 * @throws errors.ValidationError for a link that nobody was sent.
 */
export async function managed(strapi: Core.Strapi, token: string): Promise<Managed> {
  const documentId = openManageToken(token)
  const signUp: SignUp | null = documentId
    ? await strapi.db.query(uid).findOne({ where: { documentId } })
    : null
  if (!signUp) throw new errors.ValidationError('Invalid token')
  return { email: signUp.email, lists: listsOf(await signUpsOf(strapi, signUp.email)) }
}
