import { defineMail } from '../define-mail.ts'
import { unlinked } from '../unlinked.ts'

type Values = { supplier: string; request: string; message: string | null }

/** Copy of a lead for its sender. The address may be someone else's, so it contains no name and no working link from the form. */
export const leadCopy = defineMail<Values>({
  label: 'Aanvraag bij een leverancier: kopie',
  delivery: 'answer',
  hours: 48,
  example: {
    supplier: 'Van Dijk Logistiek',
    request: 'Offerte',
    message: 'Wij zoeken een partner voor 400 zendingen per dag.',
  },
  nl: ({ supplier, request, message }) => ({
    subject: `Uw aanvraag bij ${supplier} is verstuurd`,
    parts: [
      `Uw aanvraag is doorgestuurd naar ${supplier}, die u zelf antwoordt. Dit is uw kopie:`,
      { facts: [['Aanvraag', request]] },
      ...(message ? [{ quote: unlinked(message) }] : []),
      'Hebt u niets aangevraagd? Dan heeft iemand anders uw adres ingevuld en hoeft u niets te doen.',
    ],
  }),
  en: ({ supplier, request, message }) => ({
    subject: `Your request to ${supplier} has been sent`,
    parts: [
      `Your request has been passed on to ${supplier}, who will reply to you directly. This is your copy:`,
      { facts: [['Request', request]] },
      ...(message ? [{ quote: unlinked(message) }] : []),
      'If you did not ask for anything, somebody else filled in your address, and you need not do anything.',
    ],
  }),
  de: ({ supplier, request, message }) => ({
    subject: `Ihre Anfrage an ${supplier} wurde gesendet`,
    parts: [
      `Ihre Anfrage wurde an ${supplier} weitergeleitet; die Antwort erhalten Sie von dort. Dies ist Ihre Kopie:`,
      { facts: [['Anfrage', request]] },
      ...(message ? [{ quote: unlinked(message) }] : []),
      'Wenn Sie nichts angefragt haben, hat jemand anderes Ihre Adresse angegeben, und Sie brauchen nichts zu tun.',
    ],
  }),
})
