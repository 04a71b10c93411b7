import type { Language } from '../mail/site-link.ts'

interface Transfer {
  iban: string
  name: string
  number: string
  until: string
}

/** The words of an invoice. */
interface InvoiceTexts {
  title: string
  number: string
  date: string
  supplied: string
  order: string
  reference: string
  customer: string
  customerVatId: string
  description: string
  price: string
  net: string
  /** @param percent As numbers are written in the language. */
  vat: (percent: string) => string
  total: string
  reverseCharged: string
  /** How many credits, and how long they can be used. */
  credits: (credits: number, days: number, until: string) => string
  /** The days that a subscription is paid for. */
  period: (from: string, until: string) => string
  /** How many people read with a subscription. */
  seats: (seats: number) => string
  /** How many tickets of which kind, and for which day. */
  tickets: (people: number, offer: string, day: string) => string
  /** Why an order was credited that was not paid. */
  notPaidInTime: string
  /** One issue of the magazine. */
  issue: (number: number, isOnPaper: boolean) => string
  byTransfer: (given: Transfer) => string
  online: (given: Transfer) => string
  byDebit: (given: { account: string; mandate: string; creditorId: string; from: string }) => string
  kvk: string
  vatId: string
  creditNote: {
    title: string
    number: string
    date: string
    invoice: string
    total: string
    settled: (invoice: string) => string
  }
}

export const invoiceTexts: Record<Language, InvoiceTexts> = {
  nl: {
    title: 'Factuur',
    number: 'Factuurnummer',
    date: 'Factuurdatum',
    supplied: 'Leverdatum',
    order: 'Bestelling',
    reference: 'Uw kenmerk',
    customer: 'Aan',
    customerVatId: 'Btw-nummer',
    description: 'Omschrijving',
    price: 'Bedrag',
    net: 'Totaal exclusief btw',
    vat: (percent) => `Btw ${percent}%`,
    total: 'Te betalen',
    reverseCharged: 'Btw verlegd',
    credits: (credits, days, until) =>
      `${credits} ${credits === 1 ? 'vacature' : 'vacatures'} van ${days} dagen, te plaatsen tot en met ${until}`,
    period: (from, until) => `van ${from} tot en met ${until}`,
    seats: (seats) => `voor ${seats} lezers`,
    tickets: (people, offer, day) => `${people} ${people === 1 ? 'kaart' : 'kaarten'} (${offer}) voor ${day}`,
    notPaidInTime: 'De kaarten zijn niet betaald; de plaatsen zijn vrijgegeven.',
    issue: (number, isOnPaper) => `nummer ${number}, ${isOnPaper ? 'op papier en digitaal' : 'digitaal'}`,
    byTransfer: ({ iban, name, number, until }) =>
      `Wilt u dit bedrag uiterlijk ${until} overmaken naar ${iban} ten name van ${name}, met vermelding van ${number}?`,
    online: ({ iban, name, number, until }) =>
      `Dit bedrag betaalt u online. Is dat niet gelukt, maak het dan uiterlijk ${until} over naar ${iban} ten name van ${name}, met vermelding van ${number}.`,
    byDebit: ({ account, mandate, creditorId, from }) =>
      `Dit bedrag wordt op of kort na ${from} afgeschreven van ${account}. Kenmerk van de machtiging: ${mandate}. Incassant-ID: ${creditorId}.`,
    kvk: 'KvK',
    vatId: 'Btw',
    creditNote: {
      title: 'Creditnota',
      number: 'Nummer',
      date: 'Datum',
      invoice: 'Bij factuur',
      total: 'Totaal gecrediteerd',
      settled: (invoice) =>
        `Dit bedrag gaat af van wat er op factuur ${invoice} openstaat. Wat u al te veel hebt betaald, betalen wij terug.`,
    },
  },
  en: {
    title: 'Invoice',
    number: 'Invoice number',
    date: 'Invoice date',
    supplied: 'Date of supply',
    order: 'Order',
    reference: 'Your reference',
    customer: 'To',
    customerVatId: 'VAT number',
    description: 'Description',
    price: 'Amount',
    net: 'Total excluding VAT',
    vat: (percent) => `VAT ${percent}%`,
    total: 'Amount due',
    reverseCharged: 'Reverse charge',
    credits: (credits, days, until) =>
      `${credits} ${credits === 1 ? 'vacancy' : 'vacancies'} of ${days} days, to be placed by ${until}`,
    period: (from, until) => `from ${from} to ${until} inclusive`,
    seats: (seats) => `for ${seats} readers`,
    tickets: (people, offer, day) => `${people} ${people === 1 ? 'ticket' : 'tickets'} (${offer}) for ${day}`,
    notPaidInTime: 'The tickets were not paid; the places have been released.',
    issue: (number, isOnPaper) => `issue ${number}, ${isOnPaper ? 'on paper and digital' : 'digital'}`,
    byTransfer: ({ iban, name, number, until }) =>
      `Please transfer this amount by ${until} to ${iban} in the name of ${name}, quoting ${number}.`,
    online: ({ iban, name, number, until }) =>
      `You pay this amount online. If that did not succeed, please transfer it by ${until} to ${iban} in the name of ${name}, quoting ${number}.`,
    byDebit: ({ account, mandate, creditorId, from }) =>
      `This amount will be collected from ${account} on or shortly after ${from}. Mandate reference: ${mandate}. Creditor identifier: ${creditorId}.`,
    kvk: 'Chamber of Commerce',
    vatId: 'VAT',
    creditNote: {
      title: 'Credit note',
      number: 'Number',
      date: 'Date',
      invoice: 'For invoice',
      total: 'Total credited',
      settled: (invoice) =>
        `This amount is deducted from what is open on invoice ${invoice}. We pay back what you have paid in excess.`,
    },
  },
  de: {
    title: 'Rechnung',
    number: 'Rechnungsnummer',
    date: 'Rechnungsdatum',
    supplied: 'Leistungsdatum',
    order: 'Bestellung',
    reference: 'Ihr Zeichen',
    customer: 'An',
    customerVatId: 'USt-IdNr.',
    description: 'Beschreibung',
    price: 'Betrag',
    net: 'Gesamt ohne Mehrwertsteuer',
    vat: (percent) => `Mehrwertsteuer ${percent} %`,
    total: 'Zu zahlen',
    reverseCharged: 'Steuerschuldnerschaft des Leistungsempfängers',
    credits: (credits, days, until) =>
      `${credits} ${credits === 1 ? 'Stellenanzeige' : 'Stellenanzeigen'} zu je ${days} Tagen, zu schalten bis ${until}`,
    period: (from, until) => `vom ${from} bis einschließlich ${until}`,
    seats: (seats) => `für ${seats} Leser`,
    tickets: (people, offer, day) =>
      `${people} ${people === 1 ? 'Ticket' : 'Tickets'} (${offer}) für den ${day}`,
    notPaidInTime: 'Die Tickets wurden nicht bezahlt; die Plätze wurden freigegeben.',
    issue: (number, isOnPaper) => `Ausgabe ${number}, ${isOnPaper ? 'gedruckt und digital' : 'digital'}`,
    byTransfer: ({ iban, name, number, until }) =>
      `Bitte überweisen Sie diesen Betrag bis ${until} auf ${iban}, Kontoinhaber ${name}, unter Angabe von ${number}.`,
    online: ({ iban, name, number, until }) =>
      `Diesen Betrag zahlen Sie online. Sollte das nicht gelungen sein, überweisen Sie ihn bitte bis ${until} auf ${iban}, Kontoinhaber ${name}, unter Angabe von ${number}.`,
    byDebit: ({ account, mandate, creditorId, from }) =>
      `Dieser Betrag wird am ${from} oder kurz danach von ${account} eingezogen. Mandatsreferenz: ${mandate}. Gläubiger-Identifikationsnummer: ${creditorId}.`,
    kvk: 'Handelsregister (KvK)',
    vatId: 'USt-IdNr.',
    creditNote: {
      title: 'Gutschrift',
      number: 'Nummer',
      date: 'Datum',
      invoice: 'Zu Rechnung',
      total: 'Gutgeschriebener Betrag',
      settled: (invoice) =>
        `Dieser Betrag wird von dem abgezogen, was auf Rechnung ${invoice} offen ist. Was Sie zu viel bezahlt haben, zahlen wir zurück.`,
    },
  },
}
