/** Editors' names for the site's identifiers. */
const names: Record<string, string> = {
  ecommerce: 'E-commerce',
  logistiek: 'Logistiek',
  fulfilment: 'Fulfilment',
  mobile: 'Telefoon',
  tablet: 'Tablet',
  desktop: 'Computer',
  unknown: 'Onbekend',
  nl: 'Nederlands',
  en: 'Engels',
  de: 'Duits',
  home: 'Voorpagina',
  slug: 'Vaste pagina',
  jobs: 'Vacatures zoeken',
  'jobs-cat-id': 'Vacatures van een soort',
  'jobs-vacature-id-slug': 'Vacature',
  events: 'Agenda',
  'events-slug': 'Evenement',
  'news-id-slug': 'Artikel',
  'news-tag-tag': 'Artikelen bij een onderwerp',
  'tags-overzicht': 'Onderwerpen',
  'tags-overzicht-char': 'Onderwerpen per letter',
  magazines: 'Magazines',
  'magazines-id-slug': 'Magazine',
  'werkgevers-link': 'Werkgever',
  'leveranciers-link': 'Leverancier',
  abonnementen: 'Abonnementen',
  'abonnementen-slug': 'Abonnement',
  zoeken: 'Zoeken',
  sitemap: 'Archief',
  'sitemap-year': 'Archief van een jaar',
  'sitemap-year-month': 'Archief van een maand',
  adverteren: 'Adverteren',
  nieuwsbrief: 'Nieuwsbrief',
  contact: 'Contact',
  inloggen: 'Inloggen',
  registreren: 'Account maken',
  account: 'Account',
  inschrijvingen: 'Inschrijvingen',
  pageview: 'Pagina bekeken',
  View: 'Artikel of vacature gelezen',
  Marketing: 'Link of advertentie aangeklikt',
  Lead: 'Lead',
  Install: 'App geïnstalleerd',
  'Session start': 'Bezoek begonnen',
  'Session stop': 'Bezoek geëindigd',
  'Session pause': 'Bezoek onderbroken',
  'Session resume': 'Bezoek hervat',
  'User sign up': 'Account gemaakt',
  'User sign in': 'Ingelogd',
  'User sign out': 'Uitgelogd',
  'User auth fail': 'Inloggen mislukt',
  'User forgot password': 'Wachtwoord vergeten',
  'User update password': 'Wachtwoord gewijzigd',
  'Email link': 'Link uit een mail gebruikt',
  Application: 'Gesolliciteerd',
}

/** The display name of a row. */
export function rowName({ value, label }: { value: string; label: string | null }) {
  if (label) return label
  const [campaign = '', source, medium] = value.split('\n')
  if (source !== undefined)
    return [campaign, [source, medium].filter(Boolean).join(' / ')].filter(Boolean).join(', ')
  // Route names contain their language: `news-id-slug___nl`.
  const [page = ''] = value.split('___')
  if (page !== value) return names[page] ? `${names[page]} (${value})` : value
  return names[value] ?? value
}
