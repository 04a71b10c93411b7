import '../styles/main.css'
import { hydrateRoot } from 'react-dom/client'
import { formsDocument } from './forms-document.tsx'

const root = document.getElementById('root')
const returned = document.getElementById('returned')?.textContent

if (root)
  formsDocument(returned ? JSON.parse(returned) : undefined).then((page) => {
    hydrateRoot(root, page)
  })
