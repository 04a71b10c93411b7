import { documentOf } from '../../worker/accounts/support/documents.ts'
import type { Editor } from '../../worker/support/editor.ts'
import type { Member } from './member.ts'

/** A company of a test's own: what is ordered and posted for it changes nothing of the sample companies. */
export interface MadeEmployer {
  /** documentId. */
  company: string
  /** Makes an account a member. @returns The membership's documentId, which an editor may remove. */
  admit: (member: Member, role: 'owner' | 'editor') => Promise<string>
  remove: () => Promise<void>
}

/** Publishes a company that nobody has claimed: it pays before it has credits. */
export async function makeEmployer(editor: Editor): Promise<MadeEmployer> {
  const link = `proefwerkgever-${crypto.randomUUID().slice(0, 8)}`
  const { logo } = await editor.read('partner', await documentOf('partner', 'polderpallet'), 'nl')
  const fields = { name: 'Proefwerkgever', link, roles: ['employer'], intro: 'Een proef.', logo }
  const company = await editor.make('partner', fields, 'nl')
  await editor.publish('partner', company, 'nl')
  return {
    company,
    async admit(member, role) {
      const { id, documentId } = await (await member('GET', '/users/me')).json<Record<string, unknown>>()
      return editor.make('membership', {
        user: { connect: [{ id, documentId }] },
        partner: { connect: [{ documentId: company }] },
        role,
      })
    },
    remove: () => editor.remove('partner', company),
  }
}
