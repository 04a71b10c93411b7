import { escapeHtml } from '../../worker/content/markup.ts'
import { type MadePayment, mayBecome, type PaymentStatus } from './protocol.ts'

const outcomes: { status: PaymentStatus; label: string }[] = [
  { status: 'paid', label: 'Betalen' },
  { status: 'pending', label: 'Bank laten wachten' },
  { status: 'canceled', label: 'Annuleren' },
  { status: 'failed', label: 'Laten mislukken' },
  { status: 'expired', label: 'Laten verlopen' },
]

const sheet = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 28rem; margin: 3rem auto; padding: 0 1rem; }
  .note { padding: 0.75rem 1rem; border: 2px dashed; border-radius: 0.5rem; }
  .amount { font-size: 2rem; font-weight: 700; margin-block: 0.5rem 1.5rem; }
  form { display: grid; gap: 0.75rem; }
  button { min-height: 2.75rem; padding: 0.5rem 1rem; font: inherit; cursor: pointer; }
  button:first-child { font-weight: 700; }`

/** The page on which a reader chooses how a payment ends; it says that no money is moved. */
export function checkoutPage({ description, cents, status, redirectUrl }: MadePayment): string {
  const buttons = outcomes
    .filter((one) => mayBecome(status, one.status))
    .map((one) => `<button name="status" value="${one.status}">${one.label}</button>`)
  const amount = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' }).format(cents / 100)
  const choices =
    buttons.length > 0
      ? `<form method="post">${buttons.join('')}</form>`
      : `<p>Deze betaling is klaar. <a href="${escapeHtml(redirectUrl)}">Terug naar de site</a></p>`
  return `<!doctype html><html lang="nl"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Proefbetaling</title><style>${sheet}</style>
<h1>Proefbetaling</h1>
<p class="note">Dit is geen bank. De pagina draait alleen op deze computer, en er wordt niets afgeschreven.</p>
<p>${escapeHtml(description)}</p><p class="amount">${amount}</p>
${choices}</html>`
}

/** The outcome that was chosen; null for one that can't follow. */
export function chosenOutcome({ status }: MadePayment, form: string): PaymentStatus | null {
  const chosen = new URLSearchParams(form).get('status')
  const outcome = outcomes.find((one) => one.status === chosen)?.status
  return outcome && mayBecome(status, outcome) ? outcome : null
}
