import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { type MembershipRow, membershipUid, membersOf } from '../companies/memberships.ts'
import { enqueueMail } from '../mail/outbox/enqueue.ts'
import { type CompanyFigures, companyFigures, countedCompanies } from '../statistics/company-figures.ts'
import { companyPeriod, monthBefore } from '../statistics/company-period.ts'
import { dueDays } from '../statistics/due-days.ts'
import { dayOf } from '../statistics/dutch-day.ts'
import { figuresToken, type MailChoice, wantsMail } from './choice.ts'

/** Entries that a mail names. */
const namedEntries = 5

/** True while a run is in progress: another one would only repeat it. */
let isRunning = false

/**
 * Strapi's scheduled job that mails companies the figures of the last month.
 * @param rule A cron rule; a sixth field in front counts seconds.
 */
export function companyFiguresCron(rule: string) {
  return {
    mailCompanyFigures: {
      task: ({ strapi }: { strapi: Core.Strapi }) => mailFigures(strapi),
      options: { rule },
    },
  }
}

/**
 * Mails the figures of the last full month to the members who want them, once for each membership, whenever it runs and however often. A company of
 * which nothing was counted gets none.
 */
async function mailFigures(strapi: Core.Strapi): Promise<void> {
  if (isRunning) return
  isRunning = true
  try {
    const { from, to } = monthBefore(dayOf(Date.now()))
    // What is still being counted would say too little.
    if ((await dueDays(strapi)).some((day) => day >= from && day <= to)) return
    for (const company of await countedCompanies(strapi, from, to))
      await mailCompany(strapi, company, { from, to })
  } catch (failure) {
    // The next run makes up for it.
    const message = failure instanceof Error ? failure.message : String(failure)
    strapi.log.error(JSON.stringify({ where: 'company-figures', message }))
  } finally {
    isRunning = false
  }
}

type Recipient = MembershipRow & MailChoice & { id: number; figuresMailed: string | null }

async function mailCompany(
  strapi: Core.Strapi,
  company: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const month = from.slice(0, 7)
  const members = (await membersOf(strapi, company)) as Recipient[]
  const due = members.filter(
    (member) => member.user && !member.user.blocked && wantsMail(member) && member.figuresMailed !== month,
  )
  if (due.length === 0) return
  const figures = await companyFigures(strapi, company, companyPeriod(from, to))
  if (figures.entries.length === 0) return
  for (const member of due) await mailMember(strapi, { company, month, member, figures })
}

/** In one transaction with the note that it was mailed: after a crash either both are there, or neither. */
async function mailMember(
  strapi: Core.Strapi,
  {
    company,
    month,
    member,
    figures,
  }: { company: string; month: string; member: Recipient; figures: CompanyFigures },
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    if (!member.user || !(await takeMonth(strapi, trx, member.id, month))) return
    const { period, totals, before, entries } = figures
    await enqueueMail(strapi, {
      kind: 'company-figures',
      key: `${company}:${month}`,
      to: member.user.email,
      locale: member.user.language,
      values: {
        token: figuresToken(member.documentId),
        company,
        name: member.partner?.name ?? '',
        from: period.from,
        to: period.to,
        totals: { ...totals },
        before: { ...before },
        entries: entries
          .slice(0, namedEntries)
          .map(({ entry, title, views, clicks }) => ({ entry, title, views, clicks })),
      },
    })
  })
}

/** @returns False if another run was faster. */
async function takeMonth(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  id: number,
  month: string,
): Promise<boolean> {
  const { tableName } = strapi.db.metadata.get(membershipUid)
  const taken = await trx(tableName)
    .where({ id })
    .where((due: Knex.QueryBuilder) => due.whereNull('figures_mailed').orWhereNot({ figures_mailed: month }))
    .update({ figures_mailed: month })
  return taken > 0
}
