import type { LeadReach } from '../../submissions/lead-subject.ts'
import { defineMail } from '../define-mail.ts'
import { unlinked } from '../unlinked.ts'

type Values = { supplier: string; reaches: LeadReach; request: string; message: string | null }

/** Copy of a lead for its sender. The address may be someone else's, so it contains no name and no working link from the form. */
export const leadCopy = defineMail<Values>({
  label: 'Aanvraag bij een leverancier: kopie',
  delivery: 'answer',
  hours: 48,
  example: {
    supplier: 'Van Dijk Logistiek',
    reaches: 'supplier',
    request: 'Offerte',
    message: 'Wij zoeken een partner voor 400 zendingen per dag.',
  },
  nl: ({ supplier, reaches, request, message }) => ({
    subject: `Uw aanvraag bij ${supplier} is verstuurd`,
    parts: [
      {
        supplier: `Uw aanvraag is doorgestuurd naar ${supplier}, die u zelf antwoordt. Dit is uw kopie:`,
        sales: `Uw aanvraag is bij onze verkoopafdeling binnengekomen. Wij geven haar door aan ${supplier}. Dit is uw kopie:`,
        us: 'Uw aanvraag is bij onze verkoopafdeling binnengekomen, die u antwoordt. Dit is uw kopie:',
      }[reaches],
      { facts: [['Aanvraag', request]] },
      ...(message ? [{ quote: unlinked(message) }] : []),
      'Hebt u niets aangevraagd? Dan heeft iemand anders uw adres ingevuld en hoeft u niets te doen.',
    ],
  }),
  en: ({ supplier, reaches, request, message }) => ({
    subject: `Your request to ${supplier} has been sent`,
    parts: [
      {
        supplier: `Your request has been passed on to ${supplier}, who will reply to you directly. This is your copy:`,
        sales: `Your request has reached our sales department. We will pass it on to ${supplier}. This is your copy:`,
        us: 'Your request has reached our sales department, which will reply to you. This is your copy:',
      }[reaches],
      { facts: [['Request', request]] },
      ...(message ? [{ quote: unlinked(message) }] : []),
      'If you did not ask for anything, somebody else filled in your address, and you need not do anything.',
    ],
  }),
  de: ({ supplier, reaches, request, message }) => ({
    subject: `Ihre Anfrage an ${supplier} wurde gesendet`,
    parts: [
      {
        supplier: `Ihre Anfrage wurde an ${supplier} weitergeleitet; die Antwort erhalten Sie von dort. Dies ist Ihre Kopie:`,
        sales: `Ihre Anfrage ist bei unserem Vertrieb eingegangen. Wir geben sie an ${supplier} weiter. Dies ist Ihre Kopie:`,
        us: 'Ihre Anfrage ist bei unserem Vertrieb eingegangen, der Ihnen antwortet. Dies ist Ihre Kopie:',
      }[reaches],
      { facts: [['Anfrage', request]] },
      ...(message ? [{ quote: unlinked(message) }] : []),
      'Wenn Sie nichts angefragt haben, hat jemand anderes Ihre Adresse angegeben, und Sie brauchen nichts zu tun.',
    ],
  }),
})
