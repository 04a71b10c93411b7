import * as v from 'valibot'
import type { Locale } from '../../client/content/locale.ts'
import type { StrapiCall } from '../strapi/client.ts'
import { promisedAnswer } from '../strapi/promised-answer.ts'

const role = v.picklist(['owner', 'editor'])

const Member = v.object({
  documentId: v.string(),
  role,
  firstName: v.nullable(v.string()),
  lastName: v.nullable(v.string()),
  /** Null for who may not manage the members. */
  email: v.nullable(v.string()),
  /** Whether it is the reader. */
  isSelf: v.boolean(),
})

const OpenInvitation = v.object({
  documentId: v.string(),
  email: v.string(),
  role,
  /** ISO 8601. */
  expiresAt: v.string(),
})

/** Who acts for a company. */
type Member = v.InferOutput<typeof Member>
/** An invitation that nobody has answered yet. */
type OpenInvitation = v.InferOutput<typeof OpenInvitation>
type Role = v.InferOutput<typeof role>

/**
 * The members of a company, by its documentId. The backend decides what a reader may do: each method throws `StrapiError` with status 403 for
 * who is no member, or where an owner is needed, and 404 for what belongs to another company.
 */
export interface CompanyMembers {
  list: (token: string, company: string) => Promise<Member[]>
  /** @throws StrapiError with the code `last-owner`, also where a membership ends. */
  setRole: (token: string, company: string, member: string, role: Role) => Promise<void>
  end: (token: string, company: string, member: string) => Promise<void>
  invitations: (token: string, company: string) => Promise<OpenInvitation[]>
  /** @throws StrapiError with the code `member-already` or `invited-often`. */
  invite: (
    token: string,
    company: string,
    guest: { email: string; role: Role; language: Locale },
  ) => Promise<void>
  revoke: (token: string, company: string, invitation: string) => Promise<void>
}

type Call = (given: StrapiCall) => Promise<unknown>

/** The members of companies in Strapi. */
export function companyMembers(call: Call): CompanyMembers {
  const under = (company: string, ...parts: string[]) =>
    ['/companies', ...[company, ...parts].map(encodeURIComponent)].join('/')

  async function listOf<Item extends v.GenericSchema>(item: Item, path: string, token: string) {
    return promisedAnswer(v.object({ data: v.array(item) }), path, await call({ path, token })).data
  }

  return {
    list: (token, company) => listOf(Member, under(company, 'members'), token),
    async setRole(token, company, member, role) {
      await call({ method: 'PUT', path: under(company, 'members', member), body: { role }, token })
    },
    async end(token, company, member) {
      await call({ method: 'DELETE', path: under(company, 'members', member), token })
    },
    invitations: (token, company) => listOf(OpenInvitation, under(company, 'invitations'), token),
    async invite(token, company, guest) {
      await call({ method: 'POST', path: under(company, 'invitations'), body: guest, token })
    },
    async revoke(token, company, invitation) {
      await call({ method: 'DELETE', path: under(company, 'invitations', invitation), token })
    },
  }
}
