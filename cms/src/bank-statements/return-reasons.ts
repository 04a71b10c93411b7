/** Why banks send back a direct debit, in the words of finance: codes of ISO 20022 that the rulebook of SEPA Core allows. */
const reasons: Record<string, string> = {
  AC01: 'het rekeningnummer klopt niet',
  AC04: 'de rekening is opgeheven',
  AC06: 'de rekening is geblokkeerd',
  AC13: 'de rekening is van een bedrijf',
  AG01: 'van deze rekening kan niet worden geïncasseerd',
  AG02: 'de bank kent de opdracht niet',
  AM04: 'er staat te weinig geld op de rekening',
  AM05: 'dubbel geïncasseerd',
  BE05: 'de bank kent de incassant niet',
  CNOR: 'de bank van de incassant is onbekend',
  DNOR: 'de bank van de klant is onbekend',
  FF01: 'het bestand klopt niet',
  MD01: 'er is geen geldige machtiging',
  MD02: 'de gegevens van de machtiging kloppen niet',
  MD06: 'de klant heeft het teruggeboekt',
  MD07: 'de rekeninghouder is overleden',
  MS02: 'de klant weigert, zonder opgaaf van reden',
  MS03: 'de bank geeft geen reden',
  RC01: 'de bankcode klopt niet',
  RR01: 'een wettelijk voorschrift: de rekening ontbreekt',
  RR02: 'een wettelijk voorschrift: naam of adres van de klant',
  RR03: 'een wettelijk voorschrift: naam of adres van de incassant',
  RR04: 'een wettelijk voorschrift',
  SL01: 'de klant laat deze incassant niet toe',
}

/** @param code Such as `MD06`; null where the bank gave none. */
export function returnReason(code: string | null): string {
  if (code === null) return 'Teruggeboekt'
  const reason = reasons[code]
  return reason ? `${code}: ${reason}` : code
}
