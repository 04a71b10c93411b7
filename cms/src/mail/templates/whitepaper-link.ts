import type { LeadReach } from '../../submissions/lead-subject.ts'
import { defineMail } from '../define-mail.ts'

type Values = {
  title: string
  /** Name of the supplier, who gets the reader's details. */
  supplier: string
  reaches: LeadReach
  /** Path of the white paper's page, without a language prefix. */
  page: string
  /** Opens the file; it expires, see `download-code.ts`. */
  code: string
}

/** The link to a white paper. The address may be someone else's, so it contains nothing that was typed into the form. */
export const whitepaperLink = defineMail<Values>({
  label: 'White paper: link',
  delivery: 'answer',
  hours: 48,
  example: {
    title: 'De doos op maat',
    supplier: 'Pakwijs',
    reaches: 'supplier',
    page: '/news/122/de-doos-op-maat',
    code: 'k3j5.1790000000.0123456789abcdef',
  },
  // Where the page has the file for who has the code: `client/content/download-anchor.ts`.
  page: ({ page, code }) => ({ path: `${page}#download`, query: { download: code } }),
  nl: ({ title, supplier, reaches }) => ({
    subject: `Uw white paper: ${title}`,
    parts: [
      `Hier is het white paper ‘${title}’. De link werkt zeven dagen.`,
      reaches === 'sales'
        ? `Onze verkoopafdeling geeft uw naam, e-mailadres en bedrijf door aan ${supplier}, die contact met u kan opnemen.`
        : `${supplier} heeft uw naam, e-mailadres en bedrijf ontvangen en kan contact met u opnemen.`,
    ],
    button: 'Naar de download',
    after: ['Hebt u niets aangevraagd? Dan heeft iemand anders uw adres ingevuld en hoeft u niets te doen.'],
  }),
  en: ({ title, supplier, reaches }) => ({
    subject: `Your white paper: ${title}`,
    parts: [
      `Here is the white paper “${title}”. The link works for seven days.`,
      reaches === 'sales'
        ? `Our sales department passes your name, e-mail address and company on to ${supplier}, who may contact you.`
        : `${supplier} has received your name, e-mail address and company, and may contact you.`,
    ],
    button: 'Go to the download',
    after: [
      'If you did not ask for anything, somebody else filled in your address, and you need not do anything.',
    ],
  }),
  de: ({ title, supplier, reaches }) => ({
    subject: `Ihr Whitepaper: ${title}`,
    parts: [
      `Hier ist das Whitepaper „${title}“. Der Link funktioniert sieben Tage.`,
      reaches === 'sales'
        ? `Unser Vertrieb gibt Ihren Namen, Ihre E-Mail-Adresse und Ihr Unternehmen an ${supplier} weiter, der sich bei Ihnen melden kann.`
        : `${supplier} hat Ihren Namen, Ihre E-Mail-Adresse und Ihr Unternehmen erhalten und kann sich bei Ihnen melden.`,
    ],
    button: 'Zum Download',
    after: [
      'Wenn Sie nichts angefragt haben, hat jemand anderes Ihre Adresse angegeben, und Sie brauchen nichts zu tun.',
    ],
  }),
})
