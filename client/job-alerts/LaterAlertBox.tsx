import '../forms/form.css'
import './alert-box.css'
import { laterPart } from '../components/later-part.tsx'
import type { AlertBoxProps } from './AlertBox.tsx'

const atHand = import.meta.env.SSR ? (await import('./AlertBox.tsx')).AlertBox : null

/** The box for alerts. Its page names the form and the `laterTexts` that it needs in its settings. */
export const LaterAlertBox = laterPart<AlertBoxProps>(atHand, () =>
  import('./AlertBox.tsx').then(({ AlertBox }) => AlertBox),
)
