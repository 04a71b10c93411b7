import { startStrapi } from './start-strapi.ts'

// Started by `develop.ts`, which Strapi asks for a restart when the content-type builder has written a schema.

// Who starts it again is gone.
process.on('disconnect', () => process.exit())
await startStrapi({ autoReload: true })
