import { serveSources } from './dev/serve-sources.ts'
import { runProduct } from './start/product.ts'

// `npm run dev`: the product from its sources with hot reloading, on the stores that `npm start` uses.

await runProduct({ command: 'npm run dev', defaultPort: 5173, serve: serveSources })
