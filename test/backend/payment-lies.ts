/** What the next call that makes a payment or a refund meets, instead of an answer in time. */
export type Lie =
  /** Made, and the line is cut. */
  | 'cut'
  /** Made, and answered with 500. */
  | 'fail'
  /** Not made: 429 with `Retry-After`. */
  | 'busy'
  /** Made, and the webhook comes before the answer. */
  | 'early'
  /** Not made: the request is wrong. */
  | 'refuse'
