import '../styles/main.css'
import { hydrateRoot } from 'react-dom/client'
import { formsDocument } from './forms-document.tsx'

const root = document.getElementById('root')
const returned = document.getElementById('returned')?.textContent

// The form that is being sent stays so: it would give up after a while, and take the focus from the one that somebody looks at.
AbortSignal.timeout = () => new AbortController().signal

if (root)
  formsDocument(returned ? JSON.parse(returned) : undefined).then((page) => {
    hydrateRoot(root, page)
  })
