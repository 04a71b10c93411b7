declare module 'virtual:service-worker' {
  /** The variants of `/sw.js`; written by `scripts/build/service-worker.ts`. */
  export const scripts: {
    /** Needs its build's data prepended, as `const shell`. */
    active: string
    /** Replaces any other service worker and unregisters itself. */
    retired: string
  }
}

declare module 'virtual:client-manifest' {
  /** A built file of the client, from Vite's manifest. */
  interface ManifestChunk {
    file: string
    css?: string[]
    imports?: string[]
    dynamicImports?: string[]
    assets?: string[]
  }

  /** The output of the client build; written by `scripts/build/client-manifest.ts`. */
  export const manifest: {
    id: string
    /** Milliseconds since 1970. */
    timestamp: number
    development: boolean
    files: Record<string, ManifestChunk>
    /** The source file of each page, which is its name in `files`. */
    pages: Record<import('../client/pages.ts').PageName, string>
  }
}
