import type { Rows } from '../../worker/replica/rows.ts'

/** What the gateway does with a call. */
export type Behaviour =
  | { does: 'pass' }
  /** Passes it on after a delay. */
  | { does: 'delay'; ms: number }
  /** Accepts the call and never answers. */
  | { does: 'hang' }
  /** Closes the connection without an answer. */
  | { does: 'reset' }
  /** Passes it on, and closes the connection when the answer comes. */
  | { does: 'lose' }
  /** Answers for the backend. */
  | { does: 'answer'; status: number; body: string; type?: string }

/** A behaviour for calls whose decoded path and query contain a text; the first matching rule applies. */
export interface Rule {
  holding: string
  behaviour: Behaviour
}

/** The backend's state from the worker's point of view. */
export interface GatewayState {
  /** False refuses connections. */
  listening: boolean
  rules: Rule[]
}

/** A call that reached the gateway. */
export interface Call {
  method: string
  /** Path and query, decoded. */
  path: string
  authorization: string | null
  /** What Cloudflare Access would check: client id and secret. */
  access: (string | null)[]
}

/** A message of the backend's publish hook, as it was sent. */
export interface SentMessage {
  body: string
  headers: Record<string, string>
}

/** The addresses of one test worker's own backend, and of its controls. */
export interface BackendLane {
  /** Origin that the worker uses as Strapi. */
  gatewayUrl: string
  /** Base address of the controls; ends in a slash. */
  controlUrl: string
  /** Origin of Strapi itself, for editors. */
  strapiUrl: string
  editor: { email: string; password: string }
  /** Signs news of mails that came back. */
  bounceSecret: string
  /** The fake Google servers: origin, project, and the text of the accepted key file. */
  fcm: { url: string; projectId: string; serviceAccount: string }
  /** Origin of the stand-in for Mollie; its controls are below `/-/`. */
  paymentUrl: string
  /** The stand-in for Cloudflare Turnstile, with the keys that it knows. */
  turnstile: { url: string; siteKey: string; secret: string }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test workers get their {@link BackendLane}. */
    backendLanes: string
  }
}

/** The initial content of the worker's stores for each test file. */
export interface SampleStores {
  settings: KeyValue[]
  redirects: KeyValue[]
  rows: Rows[]
}

interface KeyValue {
  key: string
  value: string
}
