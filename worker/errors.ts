import type { MessageKey } from '../client/i18n/dictionary.ts'

interface ErrorEntry {
  status: number
  /** Key of the text that readers see. */
  text: MessageKey
  /** Whether it replaces the page. */
  fatal: boolean
  /** Whether it is reported to operators; visitors' mistakes aren't. */
  reported: boolean
  retryAfterSeconds?: number
}

/** All named failures of this site. */
export const errors = {
  BadRequestError: { status: 400, text: 'failure.bad-request', fatal: true, reported: false },
  /** A form that its page doesn't have, or that did not arrive whole. */
  UnknownFormError: { status: 400, text: 'failure.form', fatal: true, reported: false },
  UnauthorizedError: { status: 401, text: 'account-error.signed-out', fatal: true, reported: false },
  ForbiddenError: { status: 403, text: 'failure.forbidden', fatal: true, reported: false },
  PreviewLinkError: { status: 403, text: 'preview.link', fatal: true, reported: false },
  NotFoundError: { status: 404, text: 'not-found.title', fatal: true, reported: false },
  MethodNotAllowedError: { status: 405, text: 'failure.method-not-allowed', fatal: true, reported: false },
  ConflictError: { status: 409, text: 'failure.bad-request', fatal: true, reported: false },
  /** The virus scanner hasn't checked this file yet. */
  UncheckedFileError: {
    status: 409,
    text: 'failure.file-unchecked',
    fatal: true,
    reported: false,
    retryAfterSeconds: 30,
  },
  GoneError: { status: 410, text: 'failure.gone', fatal: true, reported: false },
  TooLargeError: { status: 413, text: 'failure.too-large', fatal: true, reported: false },
  AddressTooLongError: { status: 414, text: 'failure.bad-request', fatal: true, reported: false },
  UnsupportedMediaTypeError: { status: 415, text: 'failure.bad-request', fatal: true, reported: false },
  LengthRequiredError: { status: 411, text: 'failure.bad-request', fatal: true, reported: false },
  /** `details.problem` is the reason. */
  FileRefusedError: { status: 422, text: 'failure.bad-request', fatal: true, reported: false },
  TooManyError: {
    status: 429,
    text: 'form.too-many',
    fatal: true,
    reported: false,
    retryAfterSeconds: 60,
  },
  /** Too many uploads at the same time. */
  BusyError: {
    status: 503,
    text: 'failure.busy',
    fatal: true,
    reported: false,
    retryAfterSeconds: 10,
  },
  UnavailableError: {
    status: 503,
    text: 'failure.unavailable',
    fatal: true,
    reported: true,
    retryAfterSeconds: 30,
  },
  /** A required variable or secret is missing or invalid. The message names it, and is only for the log. */
  ConfigurationError: {
    status: 503,
    text: 'failure.unavailable',
    fatal: true,
    reported: true,
    retryAfterSeconds: 30,
  },
  UnknownError: { status: 500, text: 'error.unknown', fatal: true, reported: true },
} as const satisfies Record<string, ErrorEntry>

/** The name of a failure. */
export type ErrorName = keyof typeof errors

/** A named failure; `answerError` turns it into a page or JSON. */
export class SiteError extends Error {
  override readonly name: ErrorName
  /** Facts for the response and the log; never anything secret that someone typed. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(
    name: ErrorName,
    details: Record<string, unknown> = {},
    options: { cause?: unknown; message?: string } = {},
  ) {
    super(options.message ?? name, { cause: options.cause })
    this.name = name
    this.details = details
  }

  /** This failure's entry in the catalogue. */
  get entry(): ErrorEntry {
    return errors[this.name]
  }
}

/** Any thrown value as a named failure; anything else becomes `UnknownError` with itself as the cause. */
export function asSiteError(thrown: unknown): SiteError {
  if (thrown instanceof SiteError) return thrown
  return new SiteError('UnknownError', {}, { cause: thrown })
}
