import '../forms/form.css'
import './compact-sign-up.css'
import './newsletter-band.css'
import { laterPart } from '../components/later-part.tsx'

const atHand = import.meta.env.SSR ? (await import('./NewsletterBand.tsx')).NewsletterBand : null

/** The band for signing up. Its page names the form and the `laterTexts` that it needs in its settings. */
export const LaterNewsletterBand = laterPart(atHand, () =>
  import('./NewsletterBand.tsx').then(({ NewsletterBand }) => NewsletterBand),
)
