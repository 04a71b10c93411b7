/** What exports call their parts, in Dutch. */
const names: Record<string, string> = {
  account: 'account',
  subscriptions: 'abonnementen',
  saved: 'bewaard',
  newsletters: 'nieuwsbrieven',
  editions: 'ontvangen nieuwsbrieven',
  jobAlerts: 'alerts',
  registrations: 'inschrijvingen',
  guestAt: 'ingeschreven door een ander',
  applications: 'sollicitaties',
  invitations: 'uitnodigingen',
  mails: 'e-mails',
  refusal: 'geweigerd adres',
  orders: 'bestellingen',
  mandates: 'machtigingen',
  claims: 'aanvragen van een profiel',
  seats: 'plaatsen op abonnementen',
  subscriptionRequests: 'aangevraagde abonnementen',
  messages: 'berichten',
  leads: 'aanvragen',
  reports: 'meldingen over vacatures',
  consents: 'toestemmingen',
}

/** Such as `aanvragen: 2, e-mails: 3`. */
export function countsText(counts: Record<string, number>): string {
  const parts = Object.entries(counts).map(([kind, count]) => `${names[kind] ?? kind}: ${count}`)
  return parts.join(', ') || 'niets'
}
