declare module 'virtual:service-worker' {
  /** What `/sw.js` may answer with; written by `scripts/build/service-worker.ts`. */
  export const scripts: {
    /** Expects the facts of its build in front of it, as `const shell`. */
    active: string
    /** Takes the place of any other and goes. */
    retired: string
  }
}

declare module 'virtual:client-manifest' {
  /** One built file of the client, as Vite's manifest tells it. */
  interface ManifestChunk {
    file: string
    css?: string[]
    imports?: string[]
    dynamicImports?: string[]
    assets?: string[]
  }

  /** What the client build made; written by `scripts/build/client-manifest.ts`. */
  export const manifest: {
    id: string
    /** Milliseconds since 1970. */
    timestamp: number
    development: boolean
    files: Record<string, ManifestChunk>
  }
}
