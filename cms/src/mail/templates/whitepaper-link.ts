import { defineMail } from '../define-mail.ts'

type Values = {
  title: string
  /** Name of the supplier, who has the reader's details now. */
  supplier: string
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
    page: '/news/122/de-doos-op-maat',
    code: 'k3j5.1790000000.0123456789abcdef',
  },
  // Where the page has the file for who has the code: `client/content/download-anchor.ts`.
  page: ({ page, code }) => ({ path: `${page}#download`, query: { download: code } }),
  nl: ({ title, supplier }) => ({
    subject: `Uw white paper: ${title}`,
    parts: [
      `Hier is het white paper ‘${title}’. De link werkt zeven dagen.`,
      `${supplier} heeft uw naam, e-mailadres en bedrijf ontvangen en kan contact met u opnemen.`,
    ],
    button: 'Naar de download',
    after: ['Hebt u niets aangevraagd? Dan heeft iemand anders uw adres ingevuld en hoeft u niets te doen.'],
  }),
  en: ({ title, supplier }) => ({
    subject: `Your white paper: ${title}`,
    parts: [
      `Here is the white paper “${title}”. The link works for seven days.`,
      `${supplier} has received your name, e-mail address and company, and may contact you.`,
    ],
    button: 'Go to the download',
    after: [
      'If you did not ask for anything, somebody else filled in your address, and you need not do anything.',
    ],
  }),
  de: ({ title, supplier }) => ({
    subject: `Ihr Whitepaper: ${title}`,
    parts: [
      `Hier ist das Whitepaper „${title}“. Der Link funktioniert sieben Tage.`,
      `${supplier} hat Ihren Namen, Ihre E-Mail-Adresse und Ihr Unternehmen erhalten und kann sich bei Ihnen melden.`,
    ],
    button: 'Zum Download',
    after: [
      'Wenn Sie nichts angefragt haben, hat jemand anderes Ihre Adresse angegeben, und Sie brauchen nichts zu tun.',
    ],
  }),
})
