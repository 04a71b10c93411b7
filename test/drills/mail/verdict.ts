import type { DrillAlert } from './alerts.ts'
import type { TakenMail } from './bad-server.ts'
import { isRefused } from './behaviours.ts'
import type { DrillRow } from './killable-backend.ts'

/** What happened to the acknowledged mails. */
export interface MailVerdict {
  acknowledged: number
  answersLost: number
  massDoubled: number
  /** Newsletters neither delivered nor listed as unknown. */
  massLost: number
  /** Copies beyond the first of an answer. */
  answersDoubled: number
  /** Answers with more copies than the outbox counted. */
  unexplained: number
  /** Newsletters set aside because their fate is unknown. */
  massUnknown: number
  /** Number of those that had arrived. */
  massUnknownButThere: number
  refused: number
  /** Mails whose copies have different ids. */
  otherMessageId: number
}

/** Begins the keys of mails with new vacancies. */
const alertKey = 'job-alert:'

/** Compares acknowledged mails, which are no alerts, with those the mail server accepted. */
export function judgeMails(
  acknowledged: ReadonlySet<string>,
  rows: readonly DrillRow[],
  taken: readonly TakenMail[],
): MailVerdict {
  const copies = Map.groupBy(taken, ({ recipient }) => recipient)
  const verdict: MailVerdict = {
    acknowledged: acknowledged.size,
    answersLost: 0,
    massDoubled: 0,
    massLost: 0,
    answersDoubled: 0,
    unexplained: 0,
    massUnknown: 0,
    massUnknownButThere: 0,
    refused: 0,
    otherMessageId: 0,
  }
  const byKey = new Map(rows.filter(({ key }) => !key.startsWith(alertKey)).map((row) => [row.key, row]))
  for (const key of new Set([...acknowledged, ...byKey.keys()])) {
    const row = byKey.get(key)
    const recipient = key.slice(key.lastIndexOf(':') + 1)
    const arrived = copies.get(recipient) ?? []
    const isMass = key.startsWith('newsletter:')
    const isUnknown = row?.state === 'dead' && (row.reason ?? '').startsWith('fate unknown')
    if (new Set(arrived.map(({ messageId }) => messageId)).size > 1) verdict.otherMessageId += 1
    if (isMass && arrived.length > 1) verdict.massDoubled += 1
    if (!isMass && arrived.length > 1) {
      verdict.answersDoubled += arrived.length - 1
      if (arrived.length - 1 > (row?.repeats ?? 0)) verdict.unexplained += 1
    }
    if (isUnknown) {
      verdict.massUnknown += 1
      if (arrived.length > 0) verdict.massUnknownButThere += 1
    }
    if (!acknowledged.has(key)) continue
    if (isRefused(recipient)) verdict.refused += row?.state === 'dead' ? 1 : 0
    else if (arrived.length === 0 && !isMass) verdict.answersLost += 1
    else if (arrived.length === 0 && !isUnknown) verdict.massLost += 1
  }
  return verdict
}

/** Whether every delivery rule was kept. */
export function isKept(verdict: MailVerdict): boolean {
  const { answersLost, massDoubled, massLost, unexplained, otherMessageId } = verdict
  return answersLost + massDoubled + massLost + unexplained + otherMessageId === 0
}

/** What became of alerts. */
export interface AlertVerdict {
  /** Not looked at. */
  left: number
  alertsWithNews: number
  arrived: number
  doubled: number
  /** Without a mail that arrived, or that is listed with a reason. */
  lost: number
  /** Mails although nothing was new. */
  aboutNothing: number
  /** Set aside because their fate is unknown. */
  alertsUnknown: number
  alertsUnknownButThere: number
  alertsRefused: number
}

/** Compares alerts with the outbox, and with the mails that the server accepted. */
export function judgeAlerts(
  alerts: readonly DrillAlert[],
  rows: readonly DrillRow[],
  taken: readonly TakenMail[],
): Omit<AlertVerdict, 'left'> {
  const copies = Map.groupBy(taken, ({ recipient }) => recipient)
  const byRecipient = new Map(
    rows
      .filter(({ key }) => key.startsWith(alertKey))
      .map((row) => [row.key.slice(row.key.lastIndexOf(':') + 1), row]),
  )
  const verdict = {
    ...{ alertsWithNews: 0, arrived: 0, doubled: 0, lost: 0, aboutNothing: 0 },
    ...{ alertsUnknown: 0, alertsUnknownButThere: 0, alertsRefused: 0 },
  }
  for (const { email, hasNews } of alerts) {
    const arrived = copies.get(email)?.length ?? 0
    const row = byRecipient.get(email)
    if (arrived > 1) verdict.doubled += 1
    if (!hasNews) {
      if (arrived > 0 || row) verdict.aboutNothing += 1
      continue
    }
    verdict.alertsWithNews += 1
    const isUnknown = row?.state === 'dead' && (row.reason ?? '').startsWith('fate unknown')
    if (arrived > 0) verdict.arrived += 1
    if (isUnknown) verdict.alertsUnknown += 1
    if (isUnknown && arrived > 0) verdict.alertsUnknownButThere += 1
    if (isRefused(email) && row?.state === 'dead') verdict.alertsRefused += 1
    else if (arrived === 0 && !isUnknown) verdict.lost += 1
  }
  return verdict
}

/** Whether everybody was told at most once, and nobody was lost without a word. */
export function areAlertsKept({ left, doubled, lost, aboutNothing }: AlertVerdict): boolean {
  return left + doubled + lost + aboutNothing === 0
}
