import type { LeadReach } from '../../submissions/lead-subject.ts'
import { defineMail } from '../define-mail.ts'

type Values = {
  /** Name of the supplier. */
  supplier: string
  /** Our sales department gets it for a supplier without an address for requests. */
  reaches: LeadReach
  /** Localised type of request, such as a quotation, a brochure or a call back. */
  request: string
  name: string
  email: string
  phone: string | null
  company: string | null
  /** Path of the page with the form, without a language prefix. */
  page: string
  message: string | null
}

/** Delivers a reader's request to a supplier, or to who passes it on. Replies go to the reader. */
export const leadReceived = defineMail<Values>({
  label: 'Aanvraag bij een leverancier',
  delivery: 'answer',
  hours: 7 * 24,
  example: {
    supplier: 'Van Dijk Logistiek',
    reaches: 'supplier',
    request: 'Offerte',
    name: 'Noor Bakker',
    email: 'noor@bedrijf.example',
    phone: '06 12345678',
    company: 'Bakker Webwinkels',
    page: '/leveranciers/van-dijk-logistiek',
    message: 'Wij zoeken een partner voor 400 zendingen per dag.',
  },
  replyTo: ({ email }) => email,
  page: ({ page }) => ({ path: page }),
  nl: ({ supplier, reaches, request, name, email, phone, company, message }) => ({
    subject: `Nieuwe aanvraag via Schakel voor ${supplier}`,
    parts: [
      reaches === 'sales'
        ? `${supplier} heeft geen adres voor aanvragen. Geef deze aanvraag door: dat is de aanvrager beloofd.`
        : 'Een lezer van Schakel wil met u in contact komen.',
      {
        facts: [
          ['Aanvraag', request],
          ['Naam', name],
          ['E-mail', email],
          ['Telefoon', phone],
          ['Bedrijf', company],
        ],
      },
      ...(message ? [{ quote: message }] : []),
      'Uw antwoord op deze e-mail gaat naar de aanvrager. Gebruik de gegevens alleen om deze aanvraag te beantwoorden.',
    ],
    button: 'Bekijk de pagina van de aanvraag',
  }),
  en: ({ supplier, reaches, request, name, email, phone, company, message }) => ({
    subject: `New request by Schakel for ${supplier}`,
    parts: [
      reaches === 'sales'
        ? `${supplier} has no address for requests. Please pass this one on: the person who asked has been promised so.`
        : 'A reader of Schakel would like to get in touch with you.',
      {
        facts: [
          ['Request', request],
          ['Name', name],
          ['E-mail', email],
          ['Telephone', phone],
          ['Company', company],
        ],
      },
      ...(message ? [{ quote: message }] : []),
      'A reply to this e-mail goes to the person who asked. Please use these details to answer this request only.',
    ],
    button: 'View the page of the request',
  }),
  de: ({ supplier, reaches, request, name, email, phone, company, message }) => ({
    subject: `Neue Anfrage über Schakel für ${supplier}`,
    parts: [
      reaches === 'sales'
        ? `${supplier} hat keine Adresse für Anfragen. Bitte geben Sie diese Anfrage weiter: Das wurde der anfragenden Person zugesagt.`
        : 'Eine Leserin oder ein Leser von Schakel möchte mit Ihnen Kontakt aufnehmen.',
      {
        facts: [
          ['Anfrage', request],
          ['Name', name],
          ['E-Mail', email],
          ['Telefon', phone],
          ['Unternehmen', company],
        ],
      },
      ...(message ? [{ quote: message }] : []),
      'Ihre Antwort auf diese E-Mail geht an die anfragende Person. Bitte verwenden Sie die Angaben nur, um diese Anfrage zu beantworten.',
    ],
    button: 'Seite der Anfrage ansehen',
  }),
})
