import { retentionDays } from '../privacy/retention-days.ts'

/** For this long an alert can be confirmed; then it is deleted. */
export const unconfirmedMs = retentionDays['alert-unconfirmed'] * 86_400_000
