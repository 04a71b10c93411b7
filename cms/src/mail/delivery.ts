/**
 * What becomes of a mail, by the rule of its kind. SMTP cannot deliver exactly once: where the line is cut after the last dot, nobody knows
 * whether the server has taken the mail.
 */
export const deliveryRules = {
  /** Answers what somebody did: it is worse to lose it than to send it twice. */
  answer: {
    /** A mail whose fate is unknown is sent again with the same Message-ID, and counted. */
    onUnknownFate: 'send-again',
    /** Goes first: nobody waits behind a newsletter. */
    rank: 0,
  },
  /** Goes to many: it is worse to send it twice than to lose it. */
  mass: {
    /** A mail whose fate is unknown is shown to the editors, who may send it again. */
    onUnknownFate: 'set-aside',
    rank: 1,
  },
} as const

export type Delivery = keyof typeof deliveryRules
