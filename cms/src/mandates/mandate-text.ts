import type { Language } from '../mail/site-link.ts'

/** Stored with each mandate. Raise it when a word below changes. */
export const mandateVersion = '2026-11'

/** What somebody agrees to: the words of the European Payments Council, as banks prescribe them. */
export interface MandateText {
  title: string
  text: string
}

/**
 * The text of a mandate for recurrent SEPA direct debits (Core scheme).
 * @param creditor Name of who collects.
 */
export function mandateText(language: Language, creditor: string): MandateText {
  const { title, text } = texts[language](creditor)
  // The full stop of a name such as “B.V.” ends the sentence too.
  return { title, text: creditor.endsWith('.') ? text.replaceAll(`${creditor}. `, `${creditor} `) : text }
}

const texts: Record<Language, (creditor: string) => MandateText> = {
  nl: (creditor) => ({
    title: 'Doorlopende SEPA-machtiging',
    text: `Door ondertekening van dit formulier geeft u toestemming aan (A) ${creditor} om doorlopende incasso-opdrachten te sturen naar uw bank om een bedrag van uw rekening af te schrijven en (B) aan uw bank om doorlopend een bedrag van uw rekening af te schrijven overeenkomstig de opdracht van ${creditor}. Als u het niet eens bent met deze afschrijving kunt u deze laten terugboeken. Neem hiervoor binnen 8 weken na afschrijving contact op met uw bank. Vraag uw bank naar de voorwaarden.`,
  }),
  en: (creditor) => ({
    title: 'SEPA Direct Debit Mandate',
    text: `By signing this mandate form, you authorise (A) ${creditor} to send instructions to your bank to debit your account and (B) your bank to debit your account in accordance with the instructions from ${creditor}. As part of your rights, you are entitled to a refund from your bank under the terms and conditions of your agreement with your bank. A refund must be claimed within 8 weeks starting from the date on which your account was debited.`,
  }),
  de: (creditor) => ({
    title: 'SEPA-Lastschriftmandat',
    text: `Ich ermächtige (A) ${creditor}, Zahlungen von meinem Konto mittels Lastschrift einzuziehen. Zugleich (B) weise ich mein Kreditinstitut an, die von ${creditor} auf mein Konto gezogenen Lastschriften einzulösen. Hinweis: Ich kann innerhalb von acht Wochen, beginnend mit dem Belastungsdatum, die Erstattung des belasteten Betrages verlangen. Es gelten dabei die mit meinem Kreditinstitut vereinbarten Bedingungen.`,
  }),
}
