import { startStrapi } from './start-strapi.ts'

// `strapi start` would not compile.
await startStrapi()
