import { showToast } from '../state/toasts.ts'
import { isPageQuestion, type PageQuestion } from './page-questions.ts'

let isReceiving = false

/**
 * Takes messages that come while somebody looks at the page, and goes where a pressed notification leads. Called again it does nothing.
 */
export function receiveMessages(): void {
  if (isReceiving) return
  isReceiving = true
  navigator.serviceWorker.addEventListener('message', ({ data, ports: [port] }) => {
    if (isPageQuestion(data)) port?.postMessage(isDone(data))
  })
  navigator.serviceWorker.startMessages()
}

function isDone(question: PageQuestion): boolean {
  return question.kind === 'push-message' ? showMessage(question) : goTo(question.path)
}

function showMessage({
  message: { notification },
  path,
}: Extract<PageQuestion, { kind: 'push-message' }>): boolean {
  const title = notification?.title
  // Who is reading it already needs no telling.
  if (title && location.pathname !== path) showToast(title, 'news', path)
  return title !== undefined
}

function goTo(path: string): boolean {
  if (isInUse()) return false
  location.assign(path)
  return true
}

/** Whether leaving the page would lose what somebody has typed there. */
function isInUse(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'main :is(input, textarea)',
  )
  return [...fields].some(
    ({ type, value }) => !['hidden', 'checkbox', 'radio', 'submit', 'search'].includes(type) && value !== '',
  )
}
