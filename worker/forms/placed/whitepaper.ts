import { articlePath } from '../../../client/components/article-path.ts'
import { downloadAnchor } from '../../../client/content/download-anchor.ts'
import { whitepaperConsent, whitepaperConsentVersion } from '../../../client/content/whitepaper-consent.ts'
import { form } from '../../../client/forms/placed/whitepaper.ts'
import { formHandler, type Refused } from '../form-handler.ts'
import { orRefused } from '../or-refused.ts'
import { submissionFrom } from '../submission-from.ts'

const unpublished: Refused = { kind: 'refused', status: 409, notice: { key: 'form.unpublished' } }

/** Passes who asks for a white paper on to its supplier, and leads on to the file. */
export const handler = formHandler(form, {
  limit: 'MAIL_LIMIT',
  counts: { done: ['Lead'] },
  act: (person, context) =>
    orRefused(async () => {
      const { content, locale, params } = context
      const article = await content.article(Number(params.id), locale)
      if (!article) return unpublished
      const { download: code } = await context.submissions.lead({
        ...submissionFrom(context),
        ...person,
        kind: 'whitepaper',
        number: article.number,
        consent: whitepaperConsent[locale],
        consentVersion: whitepaperConsentVersion,
        phone: null,
        jobTitle: null,
        message: null,
      })
      return code === null
        ? unpublished
        : {
            kind: 'go',
            path: `${articlePath(article)}?${new URLSearchParams({ download: code })}#${downloadAnchor}`,
          }
    }),
})
