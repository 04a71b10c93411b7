declare namespace Cloudflare {
  interface Env {
    /** An optional secret. */
    OPS_TOKEN: string
    TEST_LANE: import('../../backend/behaviour.ts').BackendLane
    TEST_MIGRATIONS: import('cloudflare:test').D1Migration[]
  }
  interface GlobalProps {
    mainModule: typeof import('../../../worker/index.ts')
  }
}
