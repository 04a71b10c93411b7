import type { Context } from 'hono'
import { pictureKinds } from '../../client/companies/picture-kinds.ts'
import type { AppEnv } from '../env.ts'
import { companyFile } from './company-file.ts'

/**
 * `GET /api/companies/{company}/pictures/{logo|cover}` → the picture that no editor has approved, for the preview of its members.
 * @throws SiteError as `companyFile`.
 */
export function companyPicture(c: Context<AppEnv>): Promise<Response> {
  const { kind = '' } = c.req.param()
  return companyFile(c, pictureKinds.some((one) => one === kind) ? `pictures/${kind}` : null, {
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  })
}
