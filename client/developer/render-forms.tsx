import { renderToString } from 'react-dom/server'
import type { ReturnedForm } from '../forms/answer.ts'
import { formsDocument } from './forms-document.tsx'

export { answerTo } from './forms-document.tsx'

/** The page's document, for the development server to complete. */
export async function renderForms(styles: readonly string[], form?: ReturnedForm): Promise<string> {
  const page = renderToString(await formsDocument(form))
  const links = styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('')
  const returned = form ? JSON.stringify(form).replaceAll('<', '\\u003c') : ''
  return `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Velden</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">${links}</head>
<body><div id="root">${page}</div><script id="returned" type="application/json">${returned}</script>
<script type="module" src="/client/developer/forms-entry.tsx"></script></body></html>`
}
