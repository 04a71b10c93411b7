import { showToast } from '../state/toasts.ts'
import { isPageQuestion, type PageQuestion } from './page-questions.ts'

let isReceiving = false

/** Shows messages that arrive while the page is visible, and opens pages when a notification is pressed. Safe to call twice. */
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
  // No need to announce the page that is being read.
  if (title && location.pathname !== path) showToast(title, 'news', path)
  return title !== undefined
}

function goTo(path: string): boolean {
  if (isInUse()) return false
  location.assign(path)
  return true
}

/** Whether leaving the page would lose something the reader typed. */
function isInUse(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'main :is(input, textarea)',
  )
  return [...fields].some(
    ({ type, value }) => !['hidden', 'checkbox', 'radio', 'submit', 'search'].includes(type) && value !== '',
  )
}
