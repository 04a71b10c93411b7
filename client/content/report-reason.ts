/** Why readers report a vacancy; the backend names the same ones. */
export const reportReasons = [
  'fraud',
  'discrimination',
  'misleading',
  'unlawful',
  'outdated',
  'other',
] as const

export type ReportReason = (typeof reportReasons)[number]
