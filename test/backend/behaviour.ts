import type { Rows } from '../../worker/replica/rows.ts'

/** What the gateway does with a call. */
export type Behaviour =
  | { does: 'pass' }
  /** Passes it on after a while. */
  | { does: 'delay'; ms: number }
  /** Takes the call and says nothing. */
  | { does: 'hang' }
  /** Ends the connection without an answer. */
  | { does: 'reset' }
  /** Passes it on, and ends the connection when the answer comes. */
  | { does: 'lose' }
  /** Answers in the backend's place. */
  | { does: 'answer'; status: number; body: string; type?: string }

/** A behaviour for the calls whose decoded path and query hold a text; the first rule that fits counts. */
export interface Rule {
  holding: string
  behaviour: Behaviour
}

/** How the backend looks from the worker. */
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

/** Where the tests of one worker of the pool find the backend that is theirs alone, and the switches in front of it. */
export interface BackendLane {
  /** Origin that the worker takes for Strapi. */
  gatewayUrl: string
  /** Below it stand the switches; it ends in a slash. */
  controlUrl: string
  /** Origin of Strapi itself, for editors. */
  strapiUrl: string
  editor: { email: string; password: string }
  /** What stands for Google's servers: origin, project, and the text of the key file that it accepts. */
  fcm: { url: string; projectId: string; serviceAccount: string }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Where workers of the pool ask for their {@link BackendLane}. */
    backendLanes: string
  }
}

/** What the worker's stores are filled with before each file of tests. */
export interface SampleStores {
  settings: KeyValue[]
  redirects: KeyValue[]
  rows: Rows[]
}

interface KeyValue {
  key: string
  value: string
}
