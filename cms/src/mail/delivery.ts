/**
 * The delivery rule of each kind of mail. SMTP cannot deliver exactly once: if the connection drops after the final dot, we can't tell whether the
 * server accepted the mail.
 */
export const deliveryRules = {
  /** A response to something a person did. Losing it is worse than sending it twice. */
  answer: {
    /** If its fate is unknown it is sent again with the same Message-ID, and counted. */
    onUnknownFate: 'send-again',
    /** Sent first, so that nobody waits behind a newsletter. */
    rank: 0,
  },
  /** Sent to many people. Sending it twice is worse than losing it. */
  mass: {
    /** If its fate is unknown it is listed for the editors, who can send it again. */
    onUnknownFate: 'set-aside',
    rank: 1,
  },
} as const

export type Delivery = keyof typeof deliveryRules
