/** Why push can fail for a reader; each has a text `push.problem.{name}`. */
export const problems = [
  'permission-default',
  'permission-blocked',
  'unsupported-browser',
  'home-screen',
  'indexed-db-unsupported',
  'service-worker',
  'push-service',
  'offline',
  'too-many-requests',
  'too-many-topics',
  'unavailable',
  'failed',
] as const

export type Problem = (typeof problems)[number]

/** Thrown by the modules in this folder. */
export class PushError extends Error {
  override readonly name = 'PushError'
  readonly problem: Problem

  constructor(problem: Problem, cause?: unknown) {
    super(problem, { cause })
    this.problem = problem
  }
}

/** Every error code of the messaging SDK, and the problem it means for a reader. */
const messagingCodes: Record<string, Problem> = {
  'permission-default': 'permission-default',
  'permission-blocked': 'permission-blocked',
  'unsupported-browser': 'unsupported-browser',
  'only-available-in-window': 'unsupported-browser',
  'only-available-in-sw': 'unsupported-browser',
  'indexed-db-unsupported': 'indexed-db-unsupported',
  'fid-registration-idb-schema-unavailable': 'indexed-db-unsupported',
  'failed-service-worker-registration': 'service-worker',
  'invalid-sw-registration': 'service-worker',
  'use-sw-after-get-token': 'service-worker',
  'token-subscribe-failed': 'push-service',
  'token-subscribe-no-token': 'push-service',
  'token-update-failed': 'push-service',
  'token-update-no-token': 'push-service',
  'token-unsubscribe-failed': 'push-service',
  'fid-registration-failed': 'push-service',
  'fid-unregister-failed': 'push-service',
  // These are our own mistakes; a reader can't fix them.
  'missing-app-config-values': 'failed',
  'invalid-vapid-key': 'failed',
  'use-vapid-key-after-get-token': 'failed',
  'invalid-bg-handler': 'failed',
  'invalid-on-registered-handler': 'failed',
}

/** Error codes of Firebase Installations, which messaging builds on. */
const installationCodes: Record<string, Problem> = {
  'app-offline': 'offline',
  'request-failed': 'push-service',
  'not-registered': 'push-service',
  'installation-not-found': 'push-service',
  'delete-pending-registration': 'push-service',
  'missing-app-config-values': 'failed',
}

/** Errors that browsers throw when they can't subscribe, by name. */
const browserNames: Record<string, Problem> = {
  NotAllowedError: 'permission-blocked',
  // The browser's push service is out of reach or switched off, as in some private windows.
  AbortError: 'push-service',
  NotSupportedError: 'unsupported-browser',
  SecurityError: 'unsupported-browser',
  InvalidStateError: 'push-service',
  InvalidAccessError: 'failed',
  QuotaExceededError: 'indexed-db-unsupported',
  UnknownError: 'indexed-db-unsupported',
}

/** The problem that a thrown value means for a reader. */
export function problemOf(thrown: unknown): Problem {
  if (thrown instanceof PushError) return thrown.problem
  if (!(thrown instanceof Error)) return 'failed'
  const [service = '', code = ''] = codeOf(thrown).split('/')
  if (service === 'messaging') return own(messagingCodes, code) ?? 'failed'
  if (service === 'installations') return own(installationCodes, code) ?? 'push-service'
  // What fetch throws in every browser.
  if (thrown instanceof TypeError) return 'offline'
  return own(browserNames, thrown.name) ?? 'failed'
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}

function own(table: Record<string, Problem>, key: string): Problem | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
