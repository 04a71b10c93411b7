import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { linkToken, openLinkToken } from '../access/link-token.ts'
import type { Language } from '../mail/site-link.ts'
import { paidOrders } from '../orders/paid-orders.ts'
import { type OrderRow, orderTable } from '../orders/tables.ts'
import { type IssueTerms, type OrderTerms, termsIn } from '../orders/terms.ts'
import { downloadCode } from '../submissions/download-code.ts'
import { publishedIssue } from './issue.ts'

/** For this long a file opens once its page was: after a refund that is over too. */
const fileSeconds = 24 * 3600

/** The code with which whoever bought an issue reads it, for as long as it is paid for. */
export function issueCode(order: number): string {
  return linkToken('issue-links', String(order))
}

/** The terms of an order for an issue; null for any other order. */
export function issueTerms(order: Pick<OrderRow, 'terms'>): (OrderTerms & { grants: IssueTerms }) | null {
  const { grants, ...terms } = termsIn(order)
  return grants.kind === 'issue' ? { ...terms, grants } : null
}

/** What somebody reads who bought an issue. */
interface BoughtIssue {
  order: number
  number: number
  /** What was bought, as the invoice calls it. */
  name: string
  isOnPaper: boolean
  /** False while it isn't paid, or once the money has gone back. */
  isPaid: boolean
  /** Null where there is none, or nothing may be read. `code` opens the file for a day. */
  pdf: { file: { url: string; name: string; size: number | null }; pages: number | null; code: string } | null
  flipbookUrl: string | null
}

/** The issue of a link. @throws errors.NotFoundError For a link that nobody was sent. */
export async function issueOfLink(
  strapi: Core.Strapi,
  code: string,
  language: Language,
): Promise<BoughtIssue> {
  const rows = strapi.db.connection
  const number = openLinkToken('issue-links', code)
  const order: OrderRow | undefined =
    number === null ? undefined : await rows(orderTable).where({ number }).first()
  const terms = order && issueTerms(order)
  if (!order || !terms) throw new errors.NotFoundError()
  const { issue: documentId, isOnPaper } = terms.grants
  const isPaid = (await paidOrders(rows, [order.number])).has(order.number)
  // A withdrawn issue has no file any more, as for everybody else.
  const issue = isPaid ? await publishedIssue(strapi, { documentId }, language) : null
  const file = issue?.pdf?.file
  return {
    ...{ order: order.number, number: terms.grants.number, name: terms.name, isOnPaper, isPaid },
    pdf: file
      ? {
          file,
          pages: issue.pdf?.pages ?? null,
          code: downloadCode(documentId, { validSeconds: fileSeconds }),
        }
      : null,
    flipbookUrl: issue?.flipbookUrl ?? null,
  }
}

/** The issues that an account has bought and paid for, newest first, each with the code that opens it. */
export async function issuesOf(
  strapi: Core.Strapi,
  { documentId: customer }: { documentId: string },
): Promise<{ order: number; number: number; name: string; code: string }[]> {
  const rows = strapi.db.connection
  const orders: OrderRow[] = await rows(orderTable)
    .where({ customer })
    .where('key', 'like', 'issue:%')
    .orderBy('number', 'desc')
  const paid = await paidOrders(
    rows,
    orders.map(({ number }) => number),
  )
  return orders.flatMap((order) => {
    const terms = paid.has(order.number) ? issueTerms(order) : null
    if (!terms) return []
    const { name, grants } = terms
    return [{ order: order.number, number: grants.number, name, code: issueCode(order.number) }]
  })
}
