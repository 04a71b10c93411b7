import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'

const redirectUid = 'api::redirect.redirect'

/** A version of a vacancy, as far as its address needs it. */
interface Addressed {
  number: number
  slug: string
  locale: string
}

/** Makes the pages of a vacancy that was taken off the site answer 410: search engines drop them, and nobody takes them for a mistake. */
export async function markGone(strapi: Core.Strapi, versions: readonly Addressed[]): Promise<void> {
  const rules = strapi.documents(redirectUid)
  for (const version of versions) {
    const from = pathOf(version) + version.slug
    if ((await rules.count({ filters: { from } })) > 0) continue
    const rule = { from, code: 410, active: true, note: 'Vacature van de site gehaald' }
    try {
      await rules.create({ data: rule })
    } catch (failure) {
      // Another rule leads here, which editors made: the page then answers 404.
      if (!(failure instanceof errors.ValidationError)) throw failure
      strapi.log.warn(JSON.stringify({ where: 'vacancies', from, message: failure.message }))
    }
  }
}

/** Takes those rules away from a vacancy that is on the site again. */
export async function unmarkGone(strapi: Core.Strapi, versions: readonly Addressed[]): Promise<void> {
  const rules = strapi.documents(redirectUid)
  for (const version of versions) {
    const filters = { code: 410, from: { $startsWith: pathOf(version) } }
    for (const { documentId } of await rules.findMany({ filters })) await rules.delete({ documentId })
  }
}

/** Without the slug, which changes. */
function pathOf({ number, locale }: Addressed): string {
  return `${locale === 'nl' ? '' : `/${locale}`}/jobs/vacature/${number}/`
}
